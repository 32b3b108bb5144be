import { LIMITS, SHIPPING_LIMITS } from '@kitwright/contract'
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { lineNameOf, type Parcels } from '../../../domainComponents/index.ts'
import { useApi } from '../../../session/index.ts'
import { useForm } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from '../OrderPage.module.css'

interface Fields {
  readonly carrier: string
  readonly tracking: string
  readonly trackingUrl: string
  readonly note: string
  /** Quantities by the id of a line. */
  readonly qtys: Record<string, number>
}

interface TransportFieldsProps {
  readonly register: UseFormRegister<Fields>
  readonly urlProblem: string | undefined
}

function TransportFields({ register, urlProblem }: TransportFieldsProps) {
  const { t } = useTranslation(['dispatch'])
  return (
    <>
      <TextInput
        label={t('dispatch:parcel_carrier')}
        description={t('dispatch:parcel_carrier_hint')}
        maxLength={SHIPPING_LIMITS.carrier}
        {...register('carrier')}
      />
      <TextInput
        label={t('dispatch:parcel_tracking')}
        autoComplete="off"
        maxLength={SHIPPING_LIMITS.tracking}
        {...register('tracking')}
      />
      <TextInput
        label={t('dispatch:parcel_url')}
        description={t('dispatch:parcel_url_hint')}
        autoComplete="off"
        maxLength={SHIPPING_LIMITS.trackingUrl}
        error={urlProblem}
        {...register('trackingUrl', {
          validate: value => value === '' || value.startsWith('https://') || t('dispatch:parcel_url_hint'),
        })}
      />
      <Textarea
        label={t('dispatch:parcel_note')}
        description={t('dispatch:parcel_note_hint')}
        rows={2}
        maxLength={LIMITS.orderNote}
        {...register('note')}
      />
    </>
  )
}

/** Sends pieces that no parcel holds yet: all of them, or fewer of some lines. */
export function ParcelForm({ order, left }: { order: OfficeOrder; left: Parcels['left'] }) {
  const { t } = useTranslation(['dispatch'])
  const api = useApi()
  const act = useOfficeAction()
  const all = Object.fromEntries(left.map(({ lineId, qty }) => [lineId, qty]))
  const empty: Fields = { carrier: '', tracking: '', trackingUrl: '', note: '', qtys: all }
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<Fields>({ defaultValues: empty })
  const qtys = watch('qtys')
  const { errors } = formState
  const names = new Map(order.lines.map(line => [line.id, lineNameOf(line)]))
  const submit = handleSubmit(async ({ qtys: typed, ...fields }) => {
    const lines = left.flatMap(({ lineId }) => (typed[lineId] ? [{ lineId, qty: typed[lineId] }] : []))
    if (lines.length === 0) return setError('root', { message: t('dispatch:parcel_none') })
    const send = async () =>
      api('POST /api/office/orders/{id}/parcels', { params: { id: order.id }, body: { ...fields, lines } })
    await act(send, t('dispatch:parcel_sent'))
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.quantities}>
        {left.map(({ lineId, qty }) => (
          <NumberInput
            key={lineId}
            className={css.quantity}
            label={names.get(lineId) ?? lineId}
            min={0}
            max={qty}
            clampBehavior="strict"
            allowDecimal={false}
            suffix={` / ${qty}`}
            value={qtys[lineId] ?? 0}
            onChange={value => setValue('qtys', { ...qtys, [lineId]: Number(value) })}
          />
        ))}
      </div>
      <TransportFields register={register} urlProblem={errors.trackingUrl?.message} />
      {errors.root && (
        <p role="alert" className={css.plain}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" variant="light" loading={formState.isSubmitting}>
        {t('dispatch:parcel_send')}
      </Button>
    </form>
  )
}
