import { LIMITS } from '@kitwright/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../ui/index.ts'
import { useApi } from '../../session/index.ts'
import { useChange } from '../list/useVersioned.ts'
import { parseDollars } from '../money/parseDollars.ts'
import { useStaff } from '../session/staff.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import css from './OrderPage.module.css'

const METHODS = ['bank', 'khqr', 'cash', 'other'] as const
interface Fields {
  readonly amount: string
  readonly method: (typeof METHODS)[number]
  readonly note: string
}
const EMPTY: Fields = { amount: '', method: 'bank', note: '' }

/** Records a payment. An administrator can also record a refund, as a negative amount. */
export function PaymentForm({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const { isAdmin } = useStaff()
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const { register, handleSubmit, formState, reset } = useForm<Fields>({ defaultValues: EMPTY })
  const check = (amount: string): true | string => {
    const cents = parseDollars(amount)
    if (!cents) return t('office:amount_wrong')
    return cents > 0 || isAdmin || t('office:amount_negative')
  }
  const submit = handleSubmit(async ({ amount, method, note }) => {
    const body = { cents: parseDollars(amount)!, method, note: note.trim() }
    const send = (headers: Record<string, string>) =>
      api('POST /api/office/orders/{id}/payments', { params: { id: order.id }, headers, body })
    if (await change(send, t('office:payment_saved'))) reset(EMPTY)
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.pair}>
        <TextInput
          label={t('office:amount')}
          description={isAdmin ? t('office:amount_hint_refund') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="0.00"
          {...register('amount', { validate: check })}
          error={formState.errors.amount?.message}
        />
        <NativeSelect
          label={t('office:method')}
          data={METHODS.map(value => ({ value, label: t(`office:method_${value}`) }))}
          {...register('method')}
        />
      </div>
      <TextInput label={t('office:note')} maxLength={LIMITS.orderNote} {...register('note')} />
      <Button type="submit" variant="default" loading={formState.isSubmitting}>
        {t('office:add_payment')}
      </Button>
    </form>
  )
}
