import { useApi, useSend } from '../../session/index.ts'
import { download } from '../order/download.ts'

type Route = 'GET /api/orders/{id}/proof/pdf' | 'GET /api/office/orders/{id}/proof/pdf'

/** Fetches an order's proof as PDF in the reader's language. Staff use the office's route. */
export function useProofPaper(
  { id, number }: { readonly id: string; readonly number: string },
  route: Route,
): () => Promise<void> {
  const api = useApi()
  const send = useSend(null)
  return async () => {
    await send<Blob>(async () => api(route, { params: { id } }), {
      done: ({ value }) => download(value, `proof-${number}.pdf`),
    })
  }
}
