import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const byToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
const DOCUMENT_ERRORS = ['document-invalid', 'document-too-new', 'document-too-large', 'product-not-offered'] as const

/**
 * The cart: the signed-in customer's, else the browser's own by a cookie that no script reads. A change names the
 * version that it was made on.
 */
export const cartRoutes = {
  'GET /api/cart': {
    summary: 'The cart with its price and what the next pieces save',
    auth: 'optional',
    response: s.cart,
    errors: [],
  },
  'GET /api/cart/count': {
    summary: 'How much is in the cart, for the badge in the header',
    auth: 'optional',
    response: s.cartCount,
    errors: [],
  },
  'POST /api/cart/items': {
    summary: 'Put a design in the cart, with its players and sizes; the same id replaces it',
    auth: 'optional',
    body: s.addToCartBody,
    status: 201,
    response: s.cartAnswer,
    errors: ['not-found', 'cart-full', 'too-many-requests', ...DOCUMENT_ERRORS],
  },
  'PUT /api/cart/items/{id}': {
    summary: 'Change an item of the cart on a version; an older version changes nothing and answers the cart',
    auth: 'optional',
    params: byId,
    body: s.changeCartItemBody,
    response: s.cartAnswer,
    errors: ['not-found', 'cart-full'],
  },
  'DELETE /api/cart/items/{id}': {
    summary: 'Take an item out of the cart, on a version',
    auth: 'optional',
    params: byId,
    query: s.cartVersionQuery,
    response: s.cartAnswer,
    errors: [],
  },
  'POST /api/cart/merge': {
    summary: 'Merge this browser’s cart from before signing in into the own one; again changes nothing',
    auth: true,
    response: s.cart,
    errors: [],
  },
  'POST /api/cart/orders/{id}': {
    summary: 'Put all designs of an own order in the cart',
    auth: true,
    params: byId,
    status: 201,
    response: s.reorderAnswer,
    errors: ['not-found', 'cart-full'],
  },
  'POST /api/cart/link': {
    summary: 'Make a link by which somebody without an account approves the cart; it replaces an earlier one',
    auth: 'optional',
    body: s.cartLinkBody,
    status: 201,
    response: s.cartLink,
    errors: ['cart-empty', 'cart-changed', 'too-many-requests'],
  },
  'DELETE /api/cart/link': {
    summary: 'Close the link to approve the cart',
    auth: 'optional',
    response: null,
    errors: [],
  },
  'GET /api/cart-approvals/{token}': {
    summary: 'A cart as whoever approves it sees it',
    params: byToken,
    response: s.cartApproval,
    errors: ['not-found', 'cart-link-ended'],
  },
  'POST /api/cart-approvals/{token}': {
    summary: 'Approve the version of a cart that was shown, by name; another version is answered and approves nothing',
    params: byToken,
    body: s.approveCartBody,
    response: s.cartApprovalAnswer,
    errors: ['not-found', 'cart-link-ended', 'cart-empty', 'too-many-requests'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
