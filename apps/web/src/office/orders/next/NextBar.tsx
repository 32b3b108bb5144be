import { type NextEffect, SHIPPING_LIMITS } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { ActionIcon, Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { formatCents, PhoneLink } from '../../../ui/index.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { NextStep } from './NextStep.tsx'
import { LastReminder, Reminder } from './Reminder.tsx'
import { MissingNotice } from './MissingNotice.tsx'
import css from './NextBar.module.css'
import { nextLabel } from './nextLabel.ts'

/** The usual one first. */
const METHODS = ['khqr', 'bank', 'cash', 'other'] as const
type Method = (typeof METHODS)[number]

/** Tells in words what the step does, one line for each effect. */
function Effects({ order: { next, supplier } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  const amount = formatCents(next.payment?.cents ?? 0)
  const textOf = (effect: NextEffect): string => {
    if (effect === 'take-payment' && next.payment?.slipId) return t('desk:effect_slip', { amount })
    return t(`desk:effect_${snakeCase(effect)}`, { amount, name: supplier ?? '' })
  }
  return (
    <ul className={css.effects}>
      {next.effects.map(effect => (
        <li key={effect}>
          <IconCheck size={16} aria-hidden /> {textOf(effect)}
        </li>
      ))}
    </ul>
  )
}

/** Tells for whom the order waits. */
function Turn({ order: { next, supplier } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  if (next.turn === 'shop') return null
  return <p className={css.turn}>{t(`desk:turn_${next.turn}`, { name: supplier ?? '' })}</p>
}

/** Tells that no mail reaches the customer, with the number to call. */
function Unreachable({ order: { owner, phone } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  if (owner.email !== '') return null
  return (
    <p className={css.reminded}>
      {t('desk:unreachable')} <PhoneLink phone={owner.phone ?? phone} />
    </p>
  )
}

/** The steps beside the next one, behind a caret: on without payment, back, canceled. */
function OtherSteps({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  return (
    // Stays mounted, since a press in a dialog that it opens is outside of it.
    <Popover position="bottom-end" width={300} shadow="md" withinPortal keepMounted>
      <Popover.Target>
        <ActionIcon variant="default" size={42} aria-label={t('desk:other_steps')}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <NextStep order={order} />
      </Popover.Dropdown>
    </Popover>
  )
}

interface ParcelFieldsProps {
  readonly carrier: string
  readonly tracking: string
  readonly setCarrier: (carrier: string) => void
  readonly setTracking: (tracking: string) => void
}

/** The carrier and tracking number. Without them, the order is sent out without a parcel. */
function ParcelFields({ carrier, tracking, setCarrier, setTracking }: ParcelFieldsProps) {
  const { t } = useTranslation(['desk'])
  return (
    <div className={css.parcel} role="group" aria-label={t('desk:parcel')}>
      <TextInput
        aria-label={t('desk:parcel_carrier')}
        placeholder={t('desk:parcel_carrier')}
        maxLength={SHIPPING_LIMITS.carrier}
        value={carrier}
        onChange={event => setCarrier(event.currentTarget.value)}
      />
      <TextInput
        aria-label={t('desk:parcel_tracking')}
        placeholder={t('desk:parcel_tracking')}
        maxLength={SHIPPING_LIMITS.tracking}
        value={tracking}
        onChange={event => setTracking(event.currentTarget.value)}
      />
    </div>
  )
}

/**
 * The next step of an order as one button that does all that belongs together, with what it does beside it. It asks
 * nothing before, since it can be taken back until mails leave.
 */
export function NextBar({ order, bulk }: { order: OfficeOrder; bulk: Bulk }) {
  const { t } = useTranslation(['desk', 'office'])
  const [method, setMethod] = useState<Method>('khqr')
  const [isBusy, setIsBusy] = useState(false)
  const { next } = order
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const isSending = next.effects.includes('send-out')
  const label = nextLabel(next)
  const go = async (): Promise<void> => {
    setIsBusy(true)
    const parcel = isSending && (carrier.trim() !== '' || tracking.trim() !== '') ? { carrier, tracking } : undefined
    const chosen = { ...(next.payment && { method }), ...(parcel && { parcel }) }
    await bulk.apply([order.id], { kind: 'next', plan: next.plan, ...chosen })
    setIsBusy(false)
  }
  return (
    <section className={css.bar} data-turn={next.turn} aria-label={t('office:next_step')}>
      <div className={css.words}>
        <Turn order={order} />
        <Unreachable order={order} />
        {next.missing.length > 0 ? <MissingNotice order={order} missing={next.missing} /> : <Effects order={order} />}
        <LastReminder order={order} />
      </div>
      {isSending && <ParcelFields {...{ carrier, tracking, setCarrier, setTracking }} />}
      <Reminder order={order} bulk={bulk} />
      {next.payment && (
        <NativeSelect
          className={css.method}
          aria-label={t('office:method')}
          data={METHODS.map(value => ({ value, label: t(`office:method_${value}`) }))}
          value={method}
          onChange={({ currentTarget: { value } }) => setMethod(METHODS.find(each => each === value) ?? 'khqr')}
        />
      )}
      {label && (
        <Button size="md" data-key-next loading={isBusy} onClick={() => void go()}>
          {t(`desk:${label}`, { amount: formatCents(next.payment?.cents ?? 0), name: order.supplier ?? '' })}
        </Button>
      )}
      <OtherSteps order={order} />
    </section>
  )
}
