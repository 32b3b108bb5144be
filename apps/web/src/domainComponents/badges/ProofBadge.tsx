import type { PackWait, ProofState } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/index.ts'
import { BADGE_STYLES } from './badgeStyles.ts'

interface Props {
  readonly state: ProofState
  readonly isOutdated: boolean
  /** Whoever looks is the one who is asked. */
  readonly isAsked?: boolean
  /** Reason why the making waits; null while it goes on. */
  readonly waitsFor?: PackWait | null
}

/** Reasons to wait for others; every other one interrupts a work that had begun. */
const TURNS: readonly PackWait[] = ['order', 'line', 'press']

function stateOf({ state, isOutdated, waitsFor = null }: Props): keyof (typeof BADGE_STYLES)['proof'] {
  if (isOutdated) return 'outdated'
  if (state !== 'making' || waitsFor === null) return state
  return TURNS.includes(waitsFor) ? 'queued' : 'paused'
}

/** How far a proof is; one of an order that was changed since counts no more. */
export function ProofBadge(props: Props) {
  const { t } = useTranslation(['order'])
  const shown = stateOf(props)
  const label = shown === 'sent' && props.isAsked ? t('order:proof_waits') : t(`order:proof_state_${shown}`)
  return <StatusBadge {...BADGE_STYLES.proof[shown]} label={label} />
}
