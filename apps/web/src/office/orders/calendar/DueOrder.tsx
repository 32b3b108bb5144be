import { Button, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { StatusCircle } from '../status/StatusCircle.tsx'
import css from './Calendar.module.css'
import type { CalendarDate } from './calendarTypes.ts'

interface Props {
  readonly order: CalendarDate['items'][number]
  /** The day that it is due. */
  readonly on: string
  readonly mayMove: boolean
  readonly onMove: (id: string, on: string) => void
}

/** Picks another due day for an order. */
function DayPicker({ order, on, onMove }: Omit<Props, 'mayMove'>) {
  const { t } = useTranslation(['desk'])
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(on)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withinPortal={false} position="bottom-end" shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={css.pick}
          aria-label={`${t('desk:calendar_pick')}: ${order.number}`}
          title={t('desk:calendar_pick')}
          onClick={() => setOpen(open => !open)}
        >
          <IconCalendar size={16} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('desk:calendar_pick')}>
        <form
          className={css.form}
          onSubmit={event => {
            event.preventDefault()
            if (day === '') return
            setOpen(false)
            if (day !== on) onMove(order.id, day)
          }}
        >
          <TextInput
            type="date"
            data-autofocus
            label={t('desk:due_date')}
            value={day}
            onChange={event => setDay(event.currentTarget.value)}
          />
          <Button type="submit" size="sm" disabled={day === ''}>
            {t('desk:due_apply')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

/** An order of a day: dragged with a pointer, or moved by its date field. */
export function DueOrder({ order, on, mayMove, onMove }: Props) {
  const { t } = useTranslation(['common'])
  return (
    <li className={css.order} data-due={order.id} draggable={mayMove} title={order.ownerName}>
      <span className={css.status} title={t(`common:status_${order.status}`)}>
        <StatusCircle status={order.status} />
        <span className="kw-hidden">{t(`common:status_${order.status}`)}</span>
      </span>
      <Link data-row draggable={false} to="/office/orders/$orderId" params={{ orderId: order.id }}>
        {order.number}
      </Link>
      <span className={css.qty}>× {order.qty}</span>
      {mayMove && <DayPicker order={order} on={on} onMove={onMove} />}
    </li>
  )
}
