import { LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { overpaidOf } from '@kitwright/pricing'
import { Button, Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { formatCents, useForm } from '../../ui/index.ts'
import { useApi } from '../../session/index.ts'
import { useChange } from '../list/useVersioned.ts'
import { parseDollars } from '../money/parseDollars.ts'
import { useStaff } from '../session/staff.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import css from './OrderPage.module.css'

const METHODS = ['bank', 'khqr', 'cash', 'other'] as const
type Direction = 'in' | 'out'

interface Fields {
  readonly amount: string
  readonly method: (typeof METHODS)[number]
  readonly note: string
  readonly isCredited: boolean
  readonly creditReason: string
}

const dollarsOf = (cents: number): string => (cents > 0 ? (cents / 100).toFixed(2) : '')

/** Returns what is most likely recorded: the next payment, or the amount that was paid too much. */
function startOf(order: OfficeOrder, direction: Direction): Fields {
  const { nextPayment, paidCents, status } = order
  const back = status === 'CANCELED' ? paidCents : overpaidOf(order)
  return {
    amount: direction === 'in' ? dollarsOf(nextPayment?.cents ?? 0) : dollarsOf(back),
    method: 'bank',
    note: '',
    isCredited: false,
    creditReason: '',
  }
}

/** Sends a payment or a refund of an order, with its version. */
function useRecord(order: OfficeOrder, direction: Direction): (fields: Fields) => Promise<boolean> {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const params = { id: order.id }
  return async ({ amount, method, note, isCredited, creditReason }) => {
    const money = { cents: parseDollars(amount)!, method, note: note.trim() }
    if (direction === 'in')
      return change(
        async headers => api('POST /api/office/orders/{id}/payments', { params, headers, body: money }),
        t('office:payment_saved'),
      )
    const body = { ...money, creditReason: isCredited ? creditReason.trim() : '' }
    return change(
      async headers => api('POST /api/office/orders/{id}/refunds', { params, headers, body }),
      t('office:refund_saved'),
    )
  }
}

/** Asks whether the order costs less by a refund, beyond what was paid too much. */
function CreditFields({ order, form }: { order: OfficeOrder; form: ReturnType<typeof useForm<Fields>> }) {
  const { t } = useTranslation(['office'])
  const { register, watch, formState } = form
  const [amount, isCredited] = watch(['amount', 'isCredited'])
  const cents = (parseDollars(amount) ?? 0) - overpaidOf(order)
  if (order.status === 'CANCELED' || cents <= 0) return null
  return (
    <>
      <Checkbox
        label={t('office:refund_credits', { amount: formatCents(cents) })}
        description={t('office:refund_credits_hint')}
        {...register('isCredited')}
      />
      {isCredited && (
        <TextInput
          label={t('office:refund_reason')}
          maxLength={QUOTE_LIMITS.reason}
          required
          {...register('creditReason', { validate: value => value.trim() !== '' || t('office:refund_reason_missing') })}
          error={formState.errors.creditReason?.message}
        />
      )}
    </>
  )
}

function DirectedForm({ order, direction }: { order: OfficeOrder; direction: Direction }) {
  const { t } = useTranslation(['office'])
  const record = useRecord(order, direction)
  const form = useForm<Fields>({ defaultValues: startOf(order, direction) })
  const { register, handleSubmit, formState, reset } = form
  const submit = handleSubmit(async fields => {
    if (await record(fields)) reset({ ...startOf(order, direction), amount: '' })
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.pair}>
        <TextInput
          label={t('office:amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="0.00"
          {...register('amount', { validate: value => (parseDollars(value) ?? 0) > 0 || t('office:amount_wrong') })}
          error={formState.errors.amount?.message}
        />
        <NativeSelect
          label={t('office:method')}
          data={METHODS.map(value => ({ value, label: t(`office:method_${value}`) }))}
          {...register('method')}
        />
      </div>
      <TextInput label={t('office:note')} maxLength={LIMITS.orderNote} {...register('note')} />
      {direction === 'out' && <CreditFields order={order} form={form} />}
      <Button type="submit" variant="default" loading={formState.isSubmitting}>
        {t(direction === 'in' ? 'office:add_payment' : 'office:add_refund')}
      </Button>
    </form>
  )
}

/** Records a payment; for administrators also a refund, which may make the order cheaper by a credit note. */
export function PaymentForm({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const { can } = useStaff()
  const canPay = can('money') && order.status !== 'CANCELED' && order.dueCents > 0
  const canRefund = can('refunds') && order.paidCents > 0
  const [chosen, choose] = useState<Direction>('in')
  const direction: Direction = canPay && (chosen === 'in' || !canRefund) ? 'in' : 'out'
  return (
    <>
      {canPay && canRefund && (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('office:payments')}
          value={direction}
          onChange={value => choose(value)}
          data={[
            { value: 'in', label: t('office:payment') },
            { value: 'out', label: t('office:refund') },
          ]}
        />
      )}
      <DirectedForm key={direction} order={order} direction={direction} />
    </>
  )
}
