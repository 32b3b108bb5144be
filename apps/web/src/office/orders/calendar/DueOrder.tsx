import { Button, Group, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CancelButton, Dialog } from '../../../ui/index.ts'
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

/** Picks another due day for an order in a dialog, since a list of orders leaves no place beside its button. */
function DayPicker({ order, on, onMove }: Omit<Props, 'mayMove'>) {
  const { t } = useTranslation(['desk', 'common'])
  const [isOpen, setOpen] = useState(false)
  const label = `${t('desk:calendar_pick')}: ${order.number}`
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={css.pick}
        aria-label={label}
        aria-haspopup="dialog"
        title={t('desk:calendar_pick')}
        onClick={() => setOpen(true)}
      >
        <IconCalendar size={16} aria-hidden />
      </button>
      {isOpen && (
        <Dialog isQuestion title={label} onClose={close}>
          <DayForm
            on={on}
            onClose={close}
            onPick={day => {
              close()
              if (day !== on) onMove(order.id, day)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

interface FormProps {
  readonly on: string
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

function DayForm({ on, onPick, onClose }: FormProps) {
  const { t } = useTranslation(['desk', 'common'])
  const [day, setDay] = useState(on)
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        if (day !== '') onPick(day)
      }}
    >
      <TextInput
        type="date"
        data-autofocus
        label={t('desk:due_date')}
        value={day}
        onChange={event => setDay(event.currentTarget.value)}
      />
      <Group justify="end" gap="sm">
        <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
        <Button type="submit" disabled={day === ''}>
          {t('desk:due_apply')}
        </Button>
      </Group>
    </form>
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
