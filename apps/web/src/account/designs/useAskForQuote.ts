import type { DesignRow } from '@kitwright/contract'
import { useNavigate } from '@tanstack/react-router'
import { useShowCart } from '../../cart/index.ts'
import { useApi, useSend } from '../../session/index.ts'

/** Returns the function that puts a design in the cart, unless it is there, and opens the cart, where a quote is asked for. */
export function useAskForQuote(): (design: DesignRow) => Promise<void> {
  const api = useApi()
  const navigate = useNavigate()
  const show = useShowCart()
  const send = useSend(null)
  return async ({ id, name, productType }) => {
    const add = async () => {
      const cart = await api('GET /api/cart', {})
      // Putting it in again would replace the pieces that are there.
      if (!cart.ok || cart.value.items.some(({ designId }) => designId === id)) return cart
      const product = await api('GET /api/products/{productType}', { params: { productType } })
      if (!product.ok) return product
      const fabric = product.value.fabrics[0]?.id ?? ''
      const added = await api('POST /api/cart/items', { body: { id, designId: id, name, fabric, lines: [] } })
      return added.ok ? { ...added, value: added.value.cart } : added
    }
    await send(add, {
      isQuiet: true,
      done: ({ value }) => {
        show(value)
        void navigate({ to: '/cart' })
      },
    })
  }
}
