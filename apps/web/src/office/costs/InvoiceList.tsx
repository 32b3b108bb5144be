import type { Response_ } from '@kitwright/contract'
import { Button, CloseButton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { download, useDays } from '../../domainComponents/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { confirm, formatCents } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Costs.module.css'
import { typedAmount } from './costText.ts'

type Invoice = Response_<'GET /api/office/orders/{id}/cost'>['invoices'][number]

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation(['costs', 'common'])
  const days = useDays()
  const api = useApi()
  const act = useOfficeAction()
  const send = useSend(null)
  const { id, number, supplier, covers, note, hasFile } = invoice
  const remove = async (): Promise<void> => {
    const message = t('costs:remove_question', { number, supplier })
    const asked = { title: t('common:confirmation'), message, accept: t('costs:remove'), reject: t('costs:cancel') }
    if (!(await confirm({ ...asked, isDangerous: true }))) return
    await act(
      async () => api('DELETE /api/office/supplier-invoices/{id}', { params: { id } }),
      t('costs:invoice_removed'),
    )
  }
  const open = async (): Promise<boolean> =>
    send<Blob>(async () => api('GET /api/office/supplier-invoices/{id}/file', { params: { id } }), {
      done: ({ value }) => download(value, `invoice-${number}`),
    })
  return (
    <li>
      <span>
        <b>{number}</b> · {days(invoice.day)}
        <small>
          {covers.map(kind => t(`costs:kind_${kind}`)).join(', ')}
          {note && ` · ${note}`}
        </small>
      </span>
      <span className={css.amount}>
        {formatCents(invoice.cents)}
        {invoice.currency === 'KHR' && <small>{typedAmount(invoice.amount, 'KHR')} ៛</small>}
      </span>
      {hasFile && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('costs:file_of', { number })}
          onClick={() => void open()}
        >
          {t('costs:file_open')}
        </Button>
      )}
      <CloseButton aria-label={t('costs:remove_invoice', { number })} onClick={() => void remove()} />
    </li>
  )
}

/** The suppliers' invoices of an order, each with its file. */
export function InvoiceList({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useTranslation(['costs'])
  if (invoices.length === 0) return <p className={css.note}>{t('costs:no_invoices')}</p>
  return (
    <ul className={css.invoices}>
      {invoices.map(invoice => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}
