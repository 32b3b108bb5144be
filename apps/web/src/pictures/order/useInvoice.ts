import { useApi, useSend } from '../../session/index.ts'

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the address would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type InvoiceRoute = 'GET /api/orders/{id}/invoice' | 'GET /api/office/orders/{id}/invoice'
interface InvoiceRef {
  readonly id: string
  readonly number: string
}

/** Fetches an order's invoice as PDF, drawn by the server in the reader's language; by the office's route for staff. */
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
