import { QUOTE_LIMITS } from '@kitwright/contract'
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, RequiredNote, useCall } from '../../../session/index.ts'
import { formatCents } from '../../../ui/index.ts'
import css from './Split.module.css'
import type { Split } from './useSplit.ts'

type Preview = NonNullable<Split['preview']>

/** The amounts of the order as it is, of what stays, and of the new order. */
function Amounts({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation(['edits'])
  const { before, stays, moves } = preview
  const rows = [
    { key: 'qty', label: t('edits:qty'), of: (sums: Preview['before']) => String(sums.qty) },
    { key: 'total', label: t('edits:split_total'), of: (sums: Preview['before']) => formatCents(sums.totalCents) },
    { key: 'paid', label: t('edits:split_paid'), of: (sums: Preview['before']) => formatCents(sums.paidCents) },
    { key: 'due', label: t('edits:due'), of: (sums: Preview['before']) => formatCents(sums.dueCents) },
  ]
  return (
    <table className={css.amounts}>
      <thead>
        <tr>
          <th scope="col">
            <span className="kw-hidden">{t('edits:extra_amount')}</span>
          </th>
          <th scope="col">{t('edits:before')}</th>
          <th scope="col">{t('edits:split_stays')}</th>
          <th scope="col">{t('edits:split_moves')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, of }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{of(before)}</td>
            <td>{of(stays)}</td>
            <td>{of(moves)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The supplier of the new order: the first order's, or another of the shop's. */
function Supplier({ split: { supplierId, setSupplierId } }: { readonly split: Split }) {
  const { t } = useTranslation(['edits'])
  const { data } = useCall('GET /api/office/suppliers', {})
  const suppliers = data?.items.filter(({ isEnded }) => !isEnded) ?? []
  if (suppliers.length === 0) return null
  return (
    <NativeSelect
      label={t('edits:split_supplier')}
      value={supplierId}
      data={[
        { value: '', label: t('edits:split_supplier_same') },
        ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={event => setSupplierId(event.currentTarget.value)}
    />
  )
}

/** The amounts of a split, what follows from it, and the button that makes it. */
export function SplitSummary({ split }: { readonly split: Split }) {
  const { t } = useTranslation(['edits'])
  const { preview, error, refetch, isWhole, isTried, reason, setReason, save } = split
  const notes = preview
    ? [
        t('edits:split_fees'),
        ...(preview.isInvoiced ? [t('edits:split_invoiced')] : []),
        ...(preview.replacesEdit ? [t('edits:split_replaces')] : []),
        ...(preview.remakesFiles ? [t('edits:remakes_files')] : []),
      ]
    : []
  return (
    <div className={css.summary}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <div aria-live="polite" className={css.told}>
        {preview ? (
          <Amounts preview={preview} />
        ) : (
          !error && <p className={css.hint}>{isWhole ? t('edits:split_whole') : t('edits:split_choose')}</p>
        )}
        {notes.map(note => (
          <Alert key={note} color="yellow" variant="light">
            {note}
          </Alert>
        ))}
      </div>
      <Supplier split={split} />
      <TextInput
        label={t('edits:reason')}
        maxLength={QUOTE_LIMITS.reason}
        required
        value={reason}
        error={isTried && reason.trim() === '' && t('edits:reason_missing')}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <RequiredNote />
      <Button disabled={!preview} onClick={() => void save()}>
        {t('edits:split_save')}
      </Button>
    </div>
  )
}
