import { DESK_LIMITS } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useMoments } from '../../../session/index.ts'
import { formatCents } from '../../../ui/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import css from './NextBar.module.css'

type OrderReminder = NonNullable<OfficeOrder['next']['reminder']>

const HOUR_MS = 3_600_000
/** Whether the last reminder is so recent that another one must be asked for once more. */
const isLately = ({ last }: OrderReminder): boolean =>
  last !== null && Date.now() - Date.parse(last.at) < DESK_LIMITS.reminderHours * HOUR_MS

/** Tells when somebody was reminded last, and by whom. */
export function LastReminder({ order: { next } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  const moment = useMoments()
  const last = next.reminder?.last
  if (!last) return null
  const name = last.byName || t('desk:automatic')
  return <p className={css.reminded}>{t('desk:reminded', { when: moment(last.at), name })}</p>
}

interface Props {
  readonly order: OfficeOrder
  readonly bulk: Bulk
}

/** Reminds the customer or asks the supplier, whoever the order waits for. The only button where nothing else is to do. */
export function Reminder({ order, bulk }: Props) {
  const { t } = useTranslation(['desk'])
  const [isBusy, setIsBusy] = useState(false)
  const { reminder, effects } = order.next
  if (!reminder) return null
  const isAgain = isLately(reminder)
  const isOnly = effects.length === 0
  const amount = formatCents(order.next.payment?.cents ?? order.dueCents)
  const remind = async (): Promise<void> => {
    setIsBusy(true)
    await bulk.apply([order.id], { kind: 'remind', ...(isAgain && { isAgain }) })
    setIsBusy(false)
  }
  return (
    <Button
      variant={isOnly && !isAgain ? 'filled' : 'default'}
      size="md"
      data-key-next={isOnly || undefined}
      leftSection={<IconBell size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void remind()}
    >
      {isAgain ? t('desk:remind_again') : t(`desk:remind_${reminder.about}`, { amount, name: order.supplier ?? '' })}
    </Button>
  )
}
