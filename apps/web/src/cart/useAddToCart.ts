import { useNavigate } from '@tanstack/react-router'
import type { Draft } from '../drafts/index.ts'
import { useSend, useSession } from '../session/index.ts'
import { useShowCart } from './useCart.ts'

/** Returns the function that puts a draft in the cart and opens the cart. */
export function useAddToCart(): (draft: Draft) => Promise<boolean> {
  const { accountId, apiFor } = useSession()
  const navigate = useNavigate()
  const show = useShowCart()
  const send = useSend(null)
  return async draft => {
    const account = accountId()
    const add = async () => {
      // Rarely used: no page waits for it.
      const { addToCart } = await import('./addToCart.ts')
      return addToCart(draft, { api: apiFor(account), account })
    }
    return send(add, {
      done: ({ value }) => {
        show(value)
        void navigate({ to: '/cart' })
      },
    })
  }
}
