import type { ProofState } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import { BADGE_STYLES } from './badgeStyles.ts'

interface Props {
  readonly state: ProofState
  readonly isOutdated: boolean
  /** Whether the viewer is the one who must answer. */
  readonly isAsked?: boolean
}

/** Progress of a proof. A proof is outdated once its order has changed. */
export function ProofBadge({ state, isOutdated, isAsked = false }: Props) {
  const { t } = useTranslation(['order'])
  const shown = isOutdated ? 'outdated' : state
  const label = shown === 'sent' && isAsked ? t('order:proof_waits') : t(`order:proof_state_${shown}`)
  return <StatusBadge {...BADGE_STYLES.proof[shown]} label={label} />
}
