import type { CustomerQuote } from '@kitwright/contract'
import type { Answer, Call } from '@kitwright/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { noteCart } from '../../cart/index.ts'
import { type Refusal, useSend, useSession } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import { openCartSource } from '../checkout/source/cartSource.ts'

type Question = Omit<Call<'POST /api/customer-quotes'>['body'], 'cart'>

const CHANGED = { ok: false, error: { id: 'cart-changed', message: '' } } as const
/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, string>> = { 'phone-invalid': 'phone', 'needed-by-past': 'neededBy' }

/** Saves the cart's designs to the account and asks the shop for a price; then opens the quote. */
export function useAskQuote() {
  const { t } = useTranslation(['quote'])
  const { accountId, apiFor } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const send = useSend(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const request = async (question: Question): Promise<Extract<Answer<CustomerQuote>, { ok: true }> | Refusal> => {
    const account = accountId()
    const api = apiFor(account)
    const source = await openCartSource(api)
    if (typeof source === 'string') return CHANGED
    const saved = await source.save(account, api, [])
    if (!saved.ok) return saved
    if (!saved.cart) return CHANGED
    return api('POST /api/customer-quotes', { body: { ...question, cart: saved.cart } })
  }
  const ask = async (question: Question): Promise<void> => {
    setErrors({})
    await send(async () => request(question), {
      done: async ({ value: { id, number } }) => {
        noteCart(false)
        await queries.invalidateQueries()
        toast('success', t('quote:ask_sent', { number }))
        await navigate({ to: '/me/quotes/$quoteId', params: { quoteId: id } })
      },
      refused: ({ error }) => {
        const field = FIELD_OF[error.id]
        if (field) setErrors({ [field]: error.message })
        return field !== undefined
      },
    })
  }
  return { ask, errors }
}
