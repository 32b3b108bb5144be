import { designColours, type DesignDocument, designInKit, type KitRole } from '@kitwright/design'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { KitDot } from '../../../domainComponents/index.ts'
import css from './Panel.module.css'

interface Props {
  readonly document: DesignDocument
  /** Null is the home kit. */
  readonly roles: readonly (KitRole | null)[]
  readonly role: KitRole | null
  readonly setRole: (role: KitRole | null) => void
  readonly step: (by: number) => void
}

const coloursIn = (document: DesignDocument, role: KitRole | null): readonly string[] => {
  const dressed = designInKit(document, role)
  const club = dressed.clubColours.map(({ colour }) => colour)
  return club.length > 0 ? club : designColours(dressed)
}

/** Switches between the design's kits. Each has a dot in its colours; the current one shows its name. */
export function KitSwitch({ document, roles, role, setRole, step }: Props) {
  const { t } = useTranslation(['answers', 'store'])
  const kit = t(`store:kit_${role ?? 'home'}`)
  return (
    <div className={css.kits} role="group" aria-label={t('answers:kits')}>
      <ActionIcon
        variant="subtle"
        size={44}
        className={css.arrow}
        aria-label={t('answers:kit_previous')}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      {roles.map(each => (
        <UnstyledButton
          key={each ?? 'home'}
          className={css.kit}
          aria-pressed={role === each}
          aria-label={t(`store:kit_${each ?? 'home'}`)}
          title={t(`store:kit_${each ?? 'home'}`)}
          onClick={() => setRole(each)}
        >
          <KitDot colours={coloursIn(document, each)} />
        </UnstyledButton>
      ))}
      <ActionIcon
        variant="subtle"
        size={44}
        className={css.arrow}
        aria-label={t('answers:kit_next')}
        onClick={() => step(1)}
      >
        <IconChevronRight size={22} aria-hidden />
      </ActionIcon>
      <span className={css.kitName} aria-hidden>
        {kit}
      </span>
      <span className="kw-hidden" role="status">
        {t('answers:kit_shown', { kit, place: roles.indexOf(role) + 1, count: roles.length })}
      </span>
    </div>
  )
}
