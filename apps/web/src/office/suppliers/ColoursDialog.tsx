import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFabricName, useSoldFabrics } from '../../pictures/index.ts'
import { useApi } from '../../session/index.ts'
import { Dialog, FileChooser } from '../../ui/index.ts'
import { useAct } from '../list/useAct.ts'
import type { Supplier } from '../types.ts'
import css from './ColoursDialog.module.css'

const KINDS = '.icc,.icm,application/vnd.iccprofile'

interface ProfileActs {
  readonly upload: (file: File, fabric?: string) => Promise<void>
  readonly forget: (fabric?: string) => Promise<void>
}

function useProfileActs({ id }: Supplier): ProfileActs {
  const { t } = useTranslation(['suppliers'])
  const api = useApi()
  const act = useAct()
  return {
    upload: async (file, fabric) => {
      const form = new FormData()
      form.append('file', file)
      // The contract describes multipart bodies in words only.
      const body = form as unknown as undefined
      const params = { params: { id }, query: { fabric } }
      await act(
        async () => api('POST /api/office/suppliers/{id}/profile', { ...params, body }),
        t('suppliers:profile_kept'),
      )
    },
    forget: async fabric => {
      const params = { params: { id }, query: { fabric } }
      await act(async () => api('DELETE /api/office/suppliers/{id}/profile', params), t('suppliers:profile_forgotten'))
    },
  }
}

interface FabricProps extends ProfileActs {
  readonly fabric: string
  /** What its own profile calls itself. */
  readonly profile: string | undefined
}

/** One that has a profile of its own, or may be given one. */
function FabricRow({ fabric, profile, upload, forget }: FabricProps) {
  const { t } = useTranslation(['suppliers'])
  const name = useFabricName()(fabric)
  return (
    <li>
      <span>
        {name}
        <small>{profile ?? t('suppliers:profile_as_all')}</small>
      </span>
      <Group gap={4} wrap="nowrap">
        {profile !== undefined && (
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={t('suppliers:profile_forget_for', { name })}
            onClick={() => void forget(fabric)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
        <FileChooser accept={KINDS} onChoose={file => void upload(file, fabric)}>
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

function Fabrics({ supplier: { profiles }, ...acts }: ProfileActs & { readonly supplier: Supplier }) {
  const { t } = useTranslation(['suppliers'])
  const sold = useSoldFabrics()
  const own = new Map(profiles.map(({ fabric, name }) => [fabric, name]))
  // Those too that are sold no more: orders of before may be made of them still.
  const fabrics = new Set([...sold, ...own.keys()])
  if (fabrics.size === 0) return null
  return (
    <ul className={css.fabrics} aria-label={t('suppliers:profiles_by_fabric')}>
      {[...fabrics].map(fabric => (
        <FabricRow key={fabric} fabric={fabric} profile={own.get(fabric)} {...acts} />
      ))}
    </ul>
  )
}

/** What a supplier's printer makes of colours: their ICC profile, and those of single fabrics, given and forgotten. */
export function ColoursDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t } = useTranslation(['suppliers'])
  const { upload, forget } = useProfileActs(supplier)
  const { name, profile } = supplier
  return (
    <Dialog onClose={onClose} title={t('suppliers:colours_of', { name })} closeLabel={t('suppliers:close')}>
      <Stack gap="md">
        <Text size="sm">{t('suppliers:colours_text')}</Text>
        <Text fw={600}>{profile ?? t('suppliers:profile_none')}</Text>
        <Group justify="flex-end" gap="sm">
          {profile !== null && (
            <Button variant="default" onClick={() => void forget()}>
              {t('suppliers:profile_forget')}
            </Button>
          )}
          <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
            {({ onClick }) => (
              <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
                {t(profile === null ? 'suppliers:profile_give' : 'suppliers:profile_other')}
              </Button>
            )}
          </FileChooser>
        </Group>
        <div>
          <Text size="sm" fw={600}>
            {t('suppliers:profiles_by_fabric')}
          </Text>
          <Fabrics supplier={supplier} upload={upload} forget={forget} />
        </div>
      </Stack>
    </Dialog>
  )
}
