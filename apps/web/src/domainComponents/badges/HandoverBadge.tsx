import type { HandoverState } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import { BADGE_STYLES } from './badgeStyles.ts'

/** Progress of a supplier with an order. */
export function HandoverBadge({ state }: { state: HandoverState }) {
  const { t } = useTranslation(['suppliers'])
  return <StatusBadge {...BADGE_STYLES.handover[state]} label={t(`suppliers:state_${state}`)} />
}
