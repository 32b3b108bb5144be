import { CLOTH_ENTRIES, LIMITS, STOCK_LIMITS } from '@kitwright/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { RequiredNote, useApi, useCall } from '../../session/index.ts'
import { Card, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { parseMetres } from './parseMetres.ts'
import css from './StockPage.module.css'

interface Fields {
  readonly kind: (typeof CLOTH_ENTRIES)[number]
  readonly supplierId: string
  readonly fabric: string
  readonly metres: string
  readonly lot: string
  readonly reason: string
}
type EntryFormState = Pick<UseFormReturn<Fields>, 'register' | 'formState' | 'watch'>

const EMPTY: Fields = { kind: 'received', supplierId: '', fabric: '', metres: '', lot: '', reason: '' }

/** Chooses the supplier and the fabric: of the rolls that the supplier works with, or of the shop's products. */
function Choices({ register, formState: { errors }, watch }: EntryFormState) {
  const { t } = useTranslation(['stock'])
  const fabricName = useFabricName()
  const { data: suppliers } = useCall('GET /api/office/suppliers', {})
  const { data: products } = useCall('GET /api/products', {})
  const items = suppliers?.items.filter(({ isEnded }) => !isEnded) ?? []
  const rolls = items.find(({ id }) => id === watch('supplierId'))?.rolls.map(({ fabric }) => fabric) ?? []
  const offered = products?.items.flatMap(({ fabrics }) => fabrics.map(({ id }) => id)) ?? []
  const fabrics = [...new Set([...rolls, ...offered])]
  const none = { value: '', label: t('stock:choose') }
  const isChosen = (value: string) => value !== '' || t('stock:choice_missing')
  return (
    <>
      <NativeSelect
        label={t('stock:supplier')}
        required
        error={errors.supplierId?.message}
        data={[none, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
        {...register('supplierId', { validate: isChosen })}
      />
      <NativeSelect
        label={t('stock:fabric')}
        required
        error={errors.fabric?.message}
        data={[none, ...fabrics.map(value => ({ value, label: fabricName(value) }))]}
        {...register('fabric', { validate: isChosen })}
      />
    </>
  )
}

/** The metres, then the lot of a roll or the reason of a correction. */
function Amounts({ register, formState: { errors }, watch }: EntryFormState) {
  const { t } = useTranslation(['stock'])
  const isCorrection = watch('kind') === 'corrected'
  return (
    <>
      <TextInput
        label={t('stock:metres_field')}
        description={isCorrection ? t('stock:metres_hint') : undefined}
        required
        autoComplete="off"
        error={errors.metres?.message}
        {...register('metres', {
          validate: (value, { kind }) => {
            const mm = parseMetres(value)
            return (mm !== null && (kind === 'corrected' || mm > 0)) || t('stock:metres_wrong')
          },
        })}
      />
      {isCorrection ? (
        <TextInput
          label={t('stock:reason')}
          required
          maxLength={LIMITS.orderNote}
          error={errors.reason?.message}
          {...register('reason', {
            validate: (value, { kind }) => kind === 'received' || value.trim() !== '' || t('stock:reason_missing'),
          })}
        />
      ) : (
        <TextInput label={t('stock:lot')} maxLength={STOCK_LIMITS.lot} {...register('lot')} />
      )}
    </>
  )
}

/** Enters a roll that a supplier received, or corrects the stock by hand. Keeps what is chosen for the next roll. */
export function EntryForm() {
  const { t } = useTranslation(['stock'])
  const api = useApi()
  const act = useOfficeAction()
  const form = useForm<Fields>({ defaultValues: EMPTY })
  const { register, handleSubmit, formState, reset } = form
  const submit = handleSubmit(async fields => {
    const { kind, supplierId, fabric, lot } = fields
    const reason = kind === 'corrected' ? fields.reason.trim() : ''
    const body = { kind, supplierId, fabric, mm: parseMetres(fields.metres)!, lot: lot.trim(), reason }
    await act(async () => api('POST /api/office/stock', { body }), {
      said: t('stock:saved'),
      done: () => reset({ ...EMPTY, kind, supplierId, fabric }),
    })
  })
  return (
    <Card title={t('stock:enter')}>
      <form className={css.page} noValidate onSubmit={submit}>
        <div className={css.form}>
          <NativeSelect
            label={t('stock:kind')}
            data={CLOTH_ENTRIES.map(value => ({ value, label: t(`stock:kind_${value}`) }))}
            {...register('kind')}
          />
          <Choices {...form} />
          <Amounts {...form} />
        </div>
        <RequiredNote />
        <Button type="submit" variant="default" className={css.save} loading={formState.isSubmitting}>
          {t('stock:save')}
        </Button>
      </form>
    </Card>
  )
}
