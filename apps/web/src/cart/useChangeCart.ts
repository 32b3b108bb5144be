import type { CartLine } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../texts/index.ts'
import { useApi, useSend } from '../session/index.ts'
import { toast } from '../ui/index.ts'
import { useShowCart } from './useCart.ts'

export interface CartItemChange {
  readonly fabric?: string
  readonly lines?: CartLine[]
  readonly revision?: number
  readonly designId?: string
}

/** Returns the functions that change the cart, each on the version that is shown. */
export function useChangeCart(version: number) {
  const { t } = useTranslation(['cart'])
  const api = useApi()
  const queries = useQueryClient()
  const show = useShowCart()
  const send = useSend(null)
  const done = ({
    value,
  }: {
    readonly value: { readonly isApplied: boolean; readonly cart: Parameters<typeof show>[0] }
  }): void => {
    show(value.cart)
    if (!value.isApplied) toast('info', t('cart:stale'))
  }
  return {
    change: async (id: string, change: CartItemChange): Promise<boolean> =>
      send(async () => api('PUT /api/cart/items/{id}', { params: { id }, body: { version, ...change } }), {
        done,
        isQuiet: true,
      }),
    remove: async (id: string): Promise<boolean> =>
      send(async () => api('DELETE /api/cart/items/{id}', { params: { id }, query: { version } }), {
        done,
        isQuiet: true,
      }),
    removeSample: async (id: string): Promise<boolean> =>
      send(async () => api('DELETE /api/cart/samples/{id}', { params: { id }, query: { version } }), {
        done,
        isQuiet: true,
      }),
    merge: async (): Promise<boolean> =>
      send(async () => api('POST /api/cart/merge', {}), { done: ({ value }) => show(value) }),
    reload: async (): Promise<void> => queries.invalidateQueries(),
  }
}
