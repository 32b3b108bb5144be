import type { SampleInput } from '@kitwright/contract'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useSend } from '../../session/index.ts'
import { useShowCart } from '../useCart.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type SampleChoice = WithoutId<SampleInput>

/** Returns the function that puts a sample in the cart and opens the cart. */
export function useAddSample(): (sample: SampleChoice) => Promise<boolean> {
  const api = useApi()
  const navigate = useNavigate()
  const show = useShowCart()
  const send = useSend(null)
  return async sample =>
    send(async () => api('POST /api/cart/samples', { body: { sample: { ...sample, id: crypto.randomUUID() } } }), {
      isQuiet: true,
      done: ({ value }) => {
        show(value.cart)
        void navigate({ to: '/cart' })
      },
    })
}
