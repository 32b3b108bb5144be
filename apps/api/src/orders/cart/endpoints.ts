import { createPictureAddress } from '../../designs/index.ts'
import type { Endpoints, Exchange, TenantContext } from '../../endpoint/index.ts'
import type { PictureOf } from '../record/present.ts'
import { type CartCaller, callerToAdd, cookieOf } from '../cartCaller.ts'
import { approveCart, linkCart, readLinkedCart } from './approveCart.ts'
import { countCart, findCart } from './cartStore.ts'
import { addItem, changeItem, removeItem } from './changeCart.ts'
import { revokeLinks } from './linkStore.ts'
import { mergeCarts } from './mergeCarts.ts'
import { addSample, removeSample } from './sampleStore.ts'
import { type CartPresentation, countGuestQty, presentCart } from './presentCart.ts'
import { reorder } from './reorder.ts'

type CartRoutes =
  | 'GET /api/cart'
  | 'GET /api/cart/count'
  | 'POST /api/cart/items'
  | 'PUT /api/cart/items/{id}'
  | 'DELETE /api/cart/items/{id}'
  | 'POST /api/cart/merge'
  | 'POST /api/cart/orders/{id}'
type SampleRoutes = 'POST /api/cart/samples' | 'DELETE /api/cart/samples/{id}'
type LinkRoutes =
  | 'POST /api/cart/link'
  | 'DELETE /api/cart/link'
  | 'GET /api/cart-approvals/{token}'
  | 'POST /api/cart-approvals/{token}'

interface CartDependencies {
  /** Signs the addresses of pictures; the same secret as the designs module's. */
  readonly secret: string | Uint8Array
}

type Call = Pick<Exchange<'GET /api/cart'>, 'person' | 'cart'>
const callerOf = ({ person, cart }: Call): CartCaller => ({ personId: person?.id ?? null, secret: cart })

/** Endpoints of the cart, and of the link by which somebody without an account approves it. */
export function createCartEndpoints({ secret }: CartDependencies): Endpoints<CartRoutes | SampleRoutes | LinkRoutes> {
  const pictures = createPictureAddress(secret)
  const presentation = ({ tenant, now }: { readonly tenant: TenantContext; readonly now: Date }): CartPresentation => {
    const pictureOf: PictureOf = (designId, revision) => pictures.of(tenant.id, designId, revision)
    return { tenant, now, pictureOf }
  }
  return { ...cartEndpoints(presentation), ...sampleEndpoints(presentation), ...linkEndpoints(presentation) }
}

type PresentationFactory = (exchange: { readonly tenant: TenantContext; readonly now: Date }) => CartPresentation

const sampleEndpoints = (presentation: PresentationFactory): Endpoints<SampleRoutes> => ({
  'POST /api/cart/samples': async exchange => {
    const { body, tenant, now, run } = exchange
    const caller = callerToAdd(exchange)
    const value = await run(async trx => {
      await addSample(trx, body.sample, { caller, tenant, now })
      return { isApplied: true, cart: await presentCart(trx, caller, presentation(exchange)) }
    })
    return { value, ...cookieOf(caller) }
  },
  'DELETE /api/cart/samples/{id}': async exchange => {
    const { params, query, now, run } = exchange
    const caller = callerOf(exchange)
    const value = await run(async trx => ({
      isApplied: await removeSample(trx, { id: params.id, ...query }, { caller, now }),
      cart: await presentCart(trx, caller, presentation(exchange)),
    }))
    return { value }
  },
})

const cartEndpoints = (presentation: PresentationFactory): Endpoints<CartRoutes> => ({
  'GET /api/cart': async exchange => ({
    value: await exchange.run(async trx => presentCart(trx, callerOf(exchange), presentation(exchange))),
  }),
  'GET /api/cart/count': async exchange => {
    const caller = callerOf(exchange)
    const value = await exchange.run(async trx => ({
      ...(await countCart(trx, caller)),
      guestQty: await countGuestQty(trx, caller),
    }))
    return { value }
  },
  'POST /api/cart/items': async exchange => {
    const { body, tenant, now, run } = exchange
    const caller = callerToAdd(exchange)
    const value = await run(async trx => {
      await addItem(trx, body, { caller, tenant, now })
      return { isApplied: true, cart: await presentCart(trx, caller, presentation(exchange)) }
    })
    return { value, ...cookieOf(caller) }
  },
  'PUT /api/cart/items/{id}': async exchange => {
    const { params, body, tenant, now, run } = exchange
    const caller = callerOf(exchange)
    const value = await run(async trx => ({
      isApplied: await changeItem(trx, { id: params.id, change: body }, { caller, tenant, now }),
      cart: await presentCart(trx, caller, presentation(exchange)),
    }))
    return { value }
  },
  'DELETE /api/cart/items/{id}': async exchange => {
    const { params, query, tenant, now, run } = exchange
    const caller = callerOf(exchange)
    const value = await run(async trx => ({
      isApplied: await removeItem(trx, { id: params.id, ...query }, { caller, tenant, now }),
      cart: await presentCart(trx, caller, presentation(exchange)),
    }))
    return { value }
  },
  'POST /api/cart/merge': async exchange => {
    const { person, cart: secret, now, run } = exchange
    const value = await run(async trx => {
      await mergeCarts(trx, { personId: person.id, secret }, now)
      return presentCart(trx, { personId: person.id, secret: null }, presentation(exchange))
    })
    return { value, cart: null }
  },
  'POST /api/cart/orders/{id}': async exchange => {
    const { person, params, now, run } = exchange
    const value = await run(async trx => {
      const gone = await reorder(trx, { personId: person.id, orderId: params.id, now })
      return { gone, cart: await presentCart(trx, callerOf(exchange), presentation(exchange)) }
    })
    return { value }
  },
})

const linkEndpoints = (presentation: PresentationFactory): Endpoints<LinkRoutes> => ({
  'POST /api/cart/link': async exchange => {
    const { body, now, run } = exchange
    const { token, expiresAt } = await run(async trx => linkCart(trx, { caller: callerOf(exchange), ...body, now }))
    return { value: { token, path: `/cart/approve/${token}`, expiresAt: expiresAt.toISOString() } }
  },
  'DELETE /api/cart/link': async exchange => {
    await exchange.run(async trx => {
      const cart = await findCart(trx, callerOf(exchange))
      if (cart) await revokeLinks(trx, cart.id, exchange.now)
    })
    return { value: null }
  },
  'GET /api/cart-approvals/{token}': async exchange => ({
    value: await exchange.run(async trx => readLinkedCart(trx, exchange.params.token, presentation(exchange))),
  }),
  'POST /api/cart-approvals/{token}': async exchange => {
    const { params, body, run } = exchange
    const value = await run(async trx => approveCart(trx, { token: params.token, ...body }, presentation(exchange)))
    return { value }
  },
})
