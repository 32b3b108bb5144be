import {
  COST_CURRENCIES,
  COST_KINDS,
  COST_LIMITS,
  type CostCurrency,
  type CostKind,
  type Response_,
} from '@kitwright/contract'
import { Button, FileInput, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { CancelButton, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Costs.module.css'
import { parseAmount } from './costText.ts'

type Cost = Response_<'GET /api/office/orders/{id}/cost'>

interface Fields {
  readonly number: string
  readonly day: string
  readonly amount: string
  readonly currency: CostCurrency
  readonly note: string
}

const KINDS = 'image/png,image/jpeg,image/webp,application/pdf'
/** An invoice usually bills everything but remakes. */
const USUAL: readonly CostKind[] = COST_KINDS.filter(kind => kind !== 'remakes')

/** Chooses the parts that the invoice bills. */
function CoverChips({ chosen, onChange }: { chosen: readonly CostKind[]; onChange: (kinds: CostKind[]) => void }) {
  const { t } = useTranslation(['costs'])
  return (
    <fieldset className={css.covers}>
      <legend>{t('costs:covers')}</legend>
      {COST_KINDS.map(kind => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={() => onChange(COST_KINDS.filter(each => (each === kind) !== chosen.includes(each)))}
          />
          {t(`costs:kind_${kind}`)}
        </label>
      ))}
      {chosen.length === 0 && <p role="alert">{t('costs:covers_missing')}</p>}
    </fieldset>
  )
}

/** Sends the invoice, then its file. */
function useRecordInvoice(orderId: string) {
  const { t } = useTranslation(['costs'])
  const api = useApi()
  const act = useOfficeAction()
  return async (fields: Fields, covers: readonly CostKind[], file: File | null): Promise<boolean> => {
    const { number, day, currency, note } = fields
    const body = {
      number: number.trim(),
      day,
      currency,
      note: note.trim(),
      amount: parseAmount(fields.amount, currency)!,
    }
    let saved: Cost | undefined
    const isSaved = await act(
      async () =>
        api('POST /api/office/orders/{id}/supplier-invoices', {
          params: { id: orderId },
          body: { ...body, covers: [...covers] },
        }),
      { done: ({ value }) => void (saved = value), said: t('costs:invoice_saved') },
    )
    const id = saved?.invoices.find(each => each.number === body.number)?.id
    if (!isSaved || !file || id === undefined) return isSaved
    const form = new FormData()
    form.append('file', file)
    await act(
      async () =>
        api('POST /api/office/supplier-invoices/{id}/file', { params: { id }, body: form as unknown as undefined }),
      {},
    )
    return true
  }
}

/** Records an invoice of the supplier for an order. */
export function InvoiceForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation(['costs'])
  const record = useRecordInvoice(orderId)
  const [covers, setCovers] = useState<readonly CostKind[]>(USUAL)
  const [file, setFile] = useState<File | null>(null)
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { number: '', day: '', amount: '', currency: 'USD', note: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async fields => {
    if (covers.length > 0 && (await record(fields, covers, file))) onClose()
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.pair}>
        <TextInput
          label={t('costs:invoice_number')}
          autoComplete="off"
          maxLength={COST_LIMITS.invoiceNumber}
          {...register('number', { validate: value => value.trim() !== '' || t('costs:number_missing') })}
          error={errors.number?.message}
        />
        <TextInput
          type="date"
          label={t('costs:invoice_day')}
          {...register('day', { validate: value => value !== '' || t('costs:day_missing') })}
          error={errors.day?.message}
        />
        <TextInput
          label={t('costs:amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...register('amount', {
            validate: (value, { currency }) => (parseAmount(value, currency) ?? 0) > 0 || t('costs:amount_wrong'),
          })}
          error={errors.amount?.message}
        />
        <NativeSelect
          label={t('costs:currency')}
          data={COST_CURRENCIES.map(value => ({ value, label: t(`costs:currency_${value}`) }))}
          {...register('currency')}
        />
      </div>
      <CoverChips chosen={covers} onChange={setCovers} />
      <FileInput label={t('costs:file')} accept={KINDS} clearable value={file} onChange={setFile} />
      <TextInput label={t('costs:note')} maxLength={COST_LIMITS.invoiceNote} {...register('note')} />
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('costs:cancel')}</CancelButton>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('costs:save')}
        </Button>
      </Group>
    </form>
  )
}
