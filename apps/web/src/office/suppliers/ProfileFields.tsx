import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName, useSoldFabrics } from '../../domainComponents/index.ts'
import { FileChooser } from '../../ui/index.ts'
import type { Supplier } from '../officeTypes.ts'
import css from './ColoursDialog.module.css'
import type { ProfileActs, ProfilePlace } from './useProfileActs.ts'

const KINDS = '.icc,.icm,application/vnd.iccprofile'

type Printer = Supplier['printers'][number]

interface Props extends ProfileActs {
  readonly supplier: Supplier
  /** Absent: the settings that apply to all printers. */
  readonly printer?: Printer
}

interface RowProps extends ProfileActs {
  readonly place: ProfilePlace & { readonly fabric: string }
  /** Name that the fabric's own profile declares. */
  readonly profile: string | undefined
  /** Text shown without an own profile. */
  readonly instead: string
  /** Accessible name of the row's subject, for screen readers. */
  readonly name: string
}

/** A fabric that has its own profile or may be given one. */
function FabricRow({ place, profile, instead, name, upload, forget }: RowProps) {
  const { t } = useTranslation(['suppliers'])
  const fabricName = useFabricName()
  return (
    <li>
      <span>
        {fabricName(place.fabric)}
        <small>{profile ?? instead}</small>
      </span>
      <Group gap={4} wrap="nowrap">
        {profile !== undefined && (
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={t('suppliers:profile_forget_for', { name })}
            onClick={() => void forget(place)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
        <FileChooser accept={KINDS} onChoose={file => void upload(file, place)}>
          {({ onClick }) => (
            <ActionIcon
              size="lg"
              variant="subtle"
              aria-label={t('suppliers:profile_give_for', { name })}
              onClick={onClick}
            >
              <IconUpload size={18} aria-hidden />
            </ActionIcon>
          )}
        </FileChooser>
      </Group>
    </li>
  )
}

const named = (profiles: Supplier['profiles']): ReadonlyMap<string, string> =>
  new Map(profiles.map(({ fabric, name }) => [fabric, name]))

function Fabrics({ supplier, printer, ...acts }: Props) {
  const { t } = useTranslation(['suppliers'])
  const fabricName = useFabricName()
  const [own, all] = [named((printer ?? supplier).profiles), named(supplier.profiles)]
  // Includes fabrics that are no longer sold: earlier orders may still use them.
  const fabrics = new Set([...useSoldFabrics(), ...own.keys()])
  if (fabrics.size === 0) return null
  /** A printer's own profile applies to all its fabrics and overrides a fabric's profile for all printers. */
  const insteadOf = (fabric: string): string => {
    const onAll = printer && printer.profile === null ? all.get(fabric) : undefined
    return onAll === undefined ? t('suppliers:profile_as_all') : t('suppliers:printer_as_all', { profile: onAll })
  }
  const nameOf = (fabric: string): string => {
    const name = fabricName(fabric)
    return printer ? t('suppliers:profile_place', { printer: printer.name, fabric: name }) : name
  }
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('suppliers:profiles_by_fabric')}
      </Text>
      <ul className={css.fabrics} aria-label={t('suppliers:profiles_by_fabric')}>
        {[...fabrics].map(fabric => (
          <FabricRow
            key={fabric}
            place={{ printer: printer?.id, fabric }}
            profile={own.get(fabric)}
            instead={insteadOf(fabric)}
            name={nameOf(fabric)}
            {...acts}
          />
        ))}
      </ul>
    </div>
  )
}

/**
 * Manages the colour profiles of all printers or of one: the profile of all fabrics and those of single fabrics. They
 * can be uploaded and deleted.
 */
export function ProfileFields(props: Props) {
  const { t } = useTranslation(['suppliers'])
  const { supplier, printer, upload, forget } = props
  const place = { printer: printer?.id }
  const { profile } = printer ?? supplier
  const none = (): string => {
    if (!printer) return t('suppliers:profile_none')
    return supplier.profile === null
      ? t('suppliers:printer_as_all_none')
      : t('suppliers:printer_as_all', { profile: supplier.profile })
  }
  return (
    <>
      <Text fw={profile === null && printer ? 400 : 600} size={printer ? 'sm' : undefined}>
        {profile ?? none()}
      </Text>
      <Group justify="flex-end" gap="sm">
        {profile !== null && (
          <Button variant="default" onClick={() => void forget(place)}>
            {t('suppliers:profile_forget')}
          </Button>
        )}
        <FileChooser accept={KINDS} onChoose={file => void upload(file, place)}>
          {({ onClick }) => (
            <Button
              variant={printer ? 'default' : 'filled'}
              leftSection={<IconUpload size={18} aria-hidden />}
              onClick={onClick}
            >
              {t(profile === null ? 'suppliers:profile_give' : 'suppliers:profile_other')}
            </Button>
          )}
        </FileChooser>
      </Group>
      <Fabrics {...props} />
    </>
  )
}
