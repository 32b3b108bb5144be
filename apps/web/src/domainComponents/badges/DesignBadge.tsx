import type { DesignStatus } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import { BADGE_STYLES } from './badgeStyles.ts'

/** A design's status. */
export function DesignBadge({ status }: { status: DesignStatus }) {
  const { t } = useTranslation(['common'])
  return <StatusBadge {...BADGE_STYLES.design[status]} label={t(`common:design_${status}`)} />
}
