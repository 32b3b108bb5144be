import type { Response_ } from '@kitwright/contract'
import { useApi, useSend } from '../../session/index.ts'
import { download } from './download.ts'

type InvoiceRoute = 'GET /api/orders/{id}/invoice' | 'GET /api/office/orders/{id}/invoice'
interface InvoiceRef {
  readonly id: string
  readonly number: string
}

/** Fetches an order's invoice as PDF in the reader's language, rendered by the server. Staff use the office's route. */
export function useInvoice(
  { id, number }: InvoiceRef,
  route: InvoiceRoute = 'GET /api/orders/{id}/invoice',
): () => Promise<void> {
  const api = useApi()
  const send = useSend(null)
  return async () => {
    await send<Blob>(() => api(route, { params: { id } }), {
      done: ({ value }) => download(value, `invoice-${number}.pdf`),
    })
  }
}

type OrderDocument = Response_<'GET /api/orders/{id}/documents'>['items'][number]

type DocumentRoute = 'GET /api/orders/{id}/documents/{document}' | 'GET /api/office/orders/{id}/documents/{document}'

/** Fetches one of an order's documents as PDF in the reader's language. Staff use the office's route. */
export function useDocumentFile(
  orderId: string,
  route: DocumentRoute = 'GET /api/orders/{id}/documents/{document}',
): (document: OrderDocument) => Promise<void> {
  const api = useApi()
  const send = useSend(null)
  return async ({ id, number }) => {
    await send<Blob>(() => api(route, { params: { id: orderId, document: id } }), {
      done: ({ value }) => download(value, `${number}.pdf`),
    })
  }
}
