import type { Cart } from '@kitwright/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useCall, useSession } from '../session/index.ts'
import { isCartKnown, noteCart } from './knownCart.ts'

const CART = 'GET /api/cart'
const COUNT = 'GET /api/cart/count'
const CHANGED = 'kitwright-cart'

/** Shows a cart that a change has answered, on the page and in the badge. */
export function showCart(queries: QueryClient, cart: Cart): void {
  const { version, items, samples, guestQty } = cart
  noteCart(items.length + samples.length > 0)
  const qty = items.reduce((sum, item) => sum + item.qty, samples.length)
  queries.setQueryData([CART, {}], cart)
  queries.setQueryData([COUNT, {}], { version, designs: items.length, qty, guestQty })
  dispatchEvent(new Event(CHANGED))
}

/** Returns the function that shows a cart after a change. */
export function useShowCart(): (cart: Cart) => void {
  const queries = useQueryClient()
  return useCallback(cart => showCart(queries, cart), [queries])
}

/** The cart with its prices. */
export const useCart = () => useCall(CART, {})

function watchKnown(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}

/** Returns the count for the badge; undefined while it is unknown. */
export function useCartCount() {
  const { isSignedIn } = useSession()
  const isKnown = useSyncExternalStore(watchKnown, isCartKnown, () => false)
  return useCall(COUNT, {}, { isEnabled: isSignedIn || isKnown }).data
}
