import { LIMITS } from '@kitwright/contract'
import { Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { parseDollars } from '../money/parseDollars.ts'
import type { OfficeOrder } from '../officeTypes.ts'
import css from './OrderPage.module.css'

const METHODS = ['bank', 'khqr', 'cash', 'other'] as const

interface Props {
  readonly order: OfficeOrder
  readonly slipId: string
  /** Shows the other form. */
  readonly onSwitch: () => void
}
interface Payment {
  readonly amount: string
  readonly method: (typeof METHODS)[number]
}

function Confirmation({ order, slipId, onSwitch }: Props) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const act = useOfficeAction()
  const amount = order.nextPayment ? (order.nextPayment.cents / 100).toFixed(2) : ''
  const method = order.paymentCodes.length > 0 ? 'khqr' : 'bank'
  const { register, handleSubmit, formState } = useForm<Payment>({ defaultValues: { amount, method } })
  const submit = handleSubmit(async fields => {
    const params = { id: order.id, slip: slipId }
    const body = { cents: parseDollars(fields.amount)!, method: fields.method, note: '' }
    const send = async () => api('POST /api/office/orders/{id}/slips/{slip}/confirm', { params, body })
    await act(send, t('office:payment_saved'))
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate data-aim="receipt">
      <div className={css.pair}>
        <TextInput
          label={t('office:amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={formState.errors.amount?.message}
          {...register('amount', { validate: value => (parseDollars(value) ?? 0) > 0 || t('office:amount_wrong') })}
        />
        <NativeSelect
          label={t('office:method')}
          data={METHODS.map(value => ({ value, label: t(`office:method_${value}`) }))}
          {...register('method')}
        />
      </div>
      <Group gap="sm">
        <Button type="submit" loading={formState.isSubmitting}>
          {t('office:slip_confirm')}
        </Button>
        <Button variant="default" onClick={onSwitch}>
          {t('office:slip_refuse')}
        </Button>
      </Group>
    </form>
  )
}

function Refusal({ order, slipId, onSwitch }: Props) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const { register, handleSubmit, formState } = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const submit = handleSubmit(async ({ reason }) => {
    const params = { id: order.id, slip: slipId }
    const body = { reason: reason.trim() }
    const send = async () => api('POST /api/office/orders/{id}/slips/{slip}/refuse', { params, body })
    await act(send, t('office:slip_refused'))
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('office:slip_reason')}
        description={t('office:slip_reason_hint')}
        required
        rows={2}
        maxLength={LIMITS.orderNote}
        error={formState.errors.reason?.message}
        {...register('reason', { validate: value => value.trim() !== '' || t('office:move_note_required') })}
      />
      <Group gap="sm">
        <Button type="submit" color="red" loading={formState.isSubmitting}>
          {t('office:slip_refuse')}
        </Button>
        <Button variant="default" onClick={onSwitch}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  )
}

/** Confirms a receipt with its amount, which notes the payment, or refuses it with a reason. */
export function SlipAnswer(props: Omit<Props, 'onSwitch'>) {
  const [isRefusing, setIsRefusing] = useState(false)
  const onSwitch = (): void => setIsRefusing(!isRefusing)
  return isRefusing ? <Refusal {...props} onSwitch={onSwitch} /> : <Confirmation {...props} onSwitch={onSwitch} />
}
