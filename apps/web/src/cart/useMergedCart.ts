import { useEffect, useRef } from 'react'
import { useProblemText, useApi, useSession } from '../session/index.ts'
import { toast } from '../ui/index.ts'
import { useCartCount, useShowCart } from './useCart.ts'

/** Returns the cart's counts. What this browser's guest had put in a cart is merged into the account's once they sign in. */
export function useMergedCart(): ReturnType<typeof useCartCount> {
  const { isSignedIn } = useSession()
  const api = useApi()
  const show = useShowCart()
  const problemText = useProblemText()
  const counts = useCartCount()
  const hasGuests = isSignedIn && (counts?.guestQty ?? 0) > 0
  const isTried = useRef(false)
  useEffect(() => {
    if (!hasGuests || isTried.current) return
    // A refusal is said once; the page of the cart offers to try again.
    isTried.current = true
    void api('POST /api/cart/merge', {}).then(answer => {
      if (answer.ok) show(answer.value)
      else if (answer.status > 0) toast('error', problemText(answer.error))
    })
  }, [hasGuests, api, show, problemText])
  return counts
}
