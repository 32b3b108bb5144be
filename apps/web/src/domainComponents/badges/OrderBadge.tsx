import { isOrderStatus } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import { orderBadgeStyle } from './badgeStyles.ts'

/** An order's status; a status unknown to this version is shown unchanged. */
export function OrderBadge({ status }: { status: string }) {
  const { t } = useTranslation(['common'])
  return (
    <StatusBadge {...orderBadgeStyle(status)} label={isOrderStatus(status) ? t(`common:status_${status}`) : status} />
  )
}
