import { useApi, useProblemText } from '../../session/index.ts'
import { toast, whileBusy } from '../../ui/index.ts'

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the address would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Fetches an order's invoice as PDF, drawn by the server in the reader's language. */
export function useInvoice({ id, number }: { readonly id: string; readonly number: string }): () => Promise<void> {
  const api = useApi()
  const problemText = useProblemText()
  return async () => {
    const answer = await whileBusy(() => api('GET /api/orders/{id}/invoice', { params: { id } }))
    if (answer.ok) download(answer.value, `invoice-${number}.pdf`)
    else toast('error', problemText(answer.error))
  }
}
