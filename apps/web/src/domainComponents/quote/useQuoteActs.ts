import type { CustomerQuote } from '@kitwright/contract'
import type { Answer } from '@kitwright/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { download } from '../order/download.ts'
import type { QuoteActs } from './quoteActs.ts'

/** The same acts by two routes. */
interface QuoteCalls {
  readonly key: readonly unknown[]
  readonly accept: (revision: number) => Promise<Answer<CustomerQuote>>
  readonly decline: (body: { revision: number; reason: string }) => Promise<Answer<CustomerQuote>>
  readonly write: (body: { text: string; itemId: string | null }) => Promise<Answer<CustomerQuote>>
  readonly fetchPaper: (revision: number) => Promise<Answer<Blob>>
}

function useActs(calls: QuoteCalls, number: string): QuoteActs {
  const { t } = useTranslation(['quote'])
  const queries = useQueryClient()
  // A refused answer is shown with the quote as it is now.
  const send = useSend({ queryKey: calls.key })
  const sendQuiet = useSend(null)
  const show = ({ value }: { readonly value: CustomerQuote }): void => {
    queries.setQueryData(calls.key, value)
  }
  return {
    accept: async revision => send(async () => calls.accept(revision), { done: show }),
    decline: async (revision, reason) => send(async () => calls.decline({ revision, reason }), { done: show }),
    write: async (text, itemId) =>
      send(async () => calls.write({ text, itemId }), { done: show, said: t('quote:message_sent') }),
    fetchPaper: async revision => {
      await sendQuiet<Blob>(async () => calls.fetchPaper(revision), {
        done: ({ value }) => download(value, `${number}-${revision}.pdf`),
      })
    },
  }
}

/** A customer's actions on an own quote. */
export function useOwnQuoteActs(id: string, number: string): QuoteActs {
  const api = useApi()
  const params = { id }
  return useActs(
    {
      key: ['GET /api/customer-quotes/{id}', { params }],
      accept: async revision => api('POST /api/customer-quotes/{id}/accept', { params, body: { revision } }),
      decline: async body => api('POST /api/customer-quotes/{id}/decline', { params, body }),
      write: async body => api('POST /api/customer-quotes/{id}/messages', { params, body }),
      fetchPaper: async revision =>
        api('GET /api/customer-quotes/{id}/revisions/{revision}/pdf', { params: { id, revision } }),
    },
    number,
  )
}

/** The actions on a quote of a person who has its link. */
export function useLinkedQuoteActs(token: string, number: string): QuoteActs {
  const api = useApi()
  const params = { token }
  return useActs(
    {
      key: ['GET /api/quote-links/{token}', { params }],
      accept: async revision => api('POST /api/quote-links/{token}/accept', { params, body: { revision } }),
      decline: async body => api('POST /api/quote-links/{token}/decline', { params, body }),
      write: async body => api('POST /api/quote-links/{token}/messages', { params, body }),
      fetchPaper: async revision =>
        api('GET /api/quote-links/{token}/revisions/{revision}/pdf', { params: { token, revision } }),
    },
    number,
  )
}
