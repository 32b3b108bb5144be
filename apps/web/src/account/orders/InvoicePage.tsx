import { isOrderStatus, type Order, type Response_ } from '@kitwright/contract'
import { Button, Loader } from '@mantine/core'
import { IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { HowToPay, OrderLines, TenantLogo, useInvoice } from '../../domainComponents/index.ts'
import { CallFailure, useCall, useDates, useSession, useTenant } from '../../session/index.ts'
import { EmptyState } from '../../ui/index.ts'
import css from './InvoicePage.module.css'

type InvoiceDocument = Response_<'GET /api/orders/{id}/documents'>['items'][number]

/** The shop, and the invoice's numbers and day; without an invoice those of the order. */
function SheetHead({ order, invoice }: { order: Order; invoice: InvoiceDocument | undefined }) {
  const { t } = useTranslation(['account', 'bills', 'common'])
  const { name, settings } = useTenant()
  const date = useDates()
  return (
    <header className={css.head}>
      <div>
        <TenantLogo heightPx={52} />
        <p>
          {name}
          {settings.contact && (
            <>
              <br />
              {settings.contact.phone}
              <br />
              {settings.contact.email}
            </>
          )}
        </p>
      </div>
      <div className={css.right}>
        <h1>{t(invoice ? 'bills:invoice' : 'bills:pro_forma')}</h1>
        <p className="kw-num">
          {invoice && invoice.number !== order.number && (
            <>
              {invoice.number}
              <br />
            </>
          )}
          {t('account:order_number', { number: order.number })}
          <br />
          {t('account:invoice_date')}: {date(invoice?.issuedAt ?? order.placedAt)}
          <br />
          {t('account:invoice_status')}:{' '}
          {isOrderStatus(order.status) ? t(`common:status_${order.status}`) : order.status}
        </p>
      </div>
    </header>
  )
}

function Sheet({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common'])
  const { details } = useSession()
  const { data, error, refetch } = useCall('GET /api/orders/{id}/documents', { params: { id: order.id } })
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loader m="xl" aria-label={t('common:loading')} />
  return (
    <article className={css.sheet}>
      <SheetHead order={order} invoice={data.items.find(({ kind }) => kind === 'invoice')} />
      <section className={css.to}>
        <h2>{t('account:invoice_for')}</h2>
        <p>
          {details && (
            <>
              {details.firstName} {details.lastName}
              <br />
            </>
          )}
          {order.address}
          {order.landmark && ` (${order.landmark})`}
          <br />
          {order.phone}
        </p>
      </section>
      <OrderLines order={order} />
      <HowToPay order={order} level={2} />
    </article>
  )
}

function PdfButton({ order }: { order: Order }) {
  const { t } = useTranslation(['order'])
  const fetchInvoice = useInvoice(order)
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={18} aria-hidden />}
      onClick={() => void fetchInvoice()}
    >
      {t('order:download_pdf')}
    </Button>
  )
}

function InvoiceContent() {
  const { t } = useTranslation(['account', 'common'])
  const { order: orderId = '' } = useSearch({ from: '/guarded/order/printinvoice' })
  const {
    data: order,
    error,
    refetch,
  } = useCall('GET /api/orders/{id}', { params: { id: orderId } }, { isEnabled: orderId !== '' })
  if (orderId === '' || error?.failure.status === 404) return <EmptyState isPage title={t('account:invoice_missing')} />
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!order) return <Loader m="xl" aria-label={t('common:loading')} />
  return (
    <>
      <div className={css.bar}>
        <PdfButton order={order} />
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
          {t('account:print')}
        </Button>
      </div>
      <Sheet order={order} />
    </>
  )
}

/** `/order/printinvoice?order={id}`: one order on paper. */
export const InvoicePage = () => (
  <main className={css.ground}>
    <InvoiceContent />
  </main>
)
