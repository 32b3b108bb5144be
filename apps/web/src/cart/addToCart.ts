import type { Cart } from '@kitwright/contract'
import { type Client, isUnanswered } from '@kitwright/contract/client'
import { productTypeAt } from '@kitwright/garment'
import { claimDraft, type Draft, ensureSaved, type SaveError } from '../drafts/index.ts'
import { frameOf, rowOf, sizeRowOf } from './rows/checkoutRows.ts'
import { cartLinesOf } from './rows/linesOfItem.ts'

type AddedToCart = { readonly ok: true; readonly status: number; readonly value: Cart; readonly etag: null }
type AddRefusal = { readonly ok: false; readonly error: SaveError }

/** Returns the design's fabric, or the first one of its product. */
async function fabricOf({ fabric, document }: Draft, api: Client): Promise<string> {
  if (fabric !== '') return fabric
  const productType = productTypeAt(document.garment)
  if (!productType) return ''
  const product = await api('GET /api/products/{productType}', { params: { productType } })
  return product.ok ? (product.value.fabrics[0]?.id ?? '') : ''
}

/**
 * Puts a draft in the cart with its players and sizes. A signed-in person's design is saved first; a guest's goes into
 * the cart as it is.
 */
export async function addToCart(
  draft: Draft,
  { api, account }: { readonly api: Client; readonly account: string | null },
): Promise<AddedToCart | AddRefusal> {
  const { document, players, sizes = [] } = draft
  let own = draft
  let designId = draft.designId ?? draft.id
  if (account !== null) {
    own = await claimDraft(draft, account)
    const saved = await ensureSaved(own.id, api, own)
    if (!saved.ok) return { ok: false, error: saved.error }
    designId = saved.designId
  }
  const productType = productTypeAt(document.garment)
  if (!productType) return { ok: false, error: { id: 'product-not-offered', message: '', requestId: '' } }
  const fabric = await fabricOf(own, api)
  const rows = { players: players.map(player => rowOf(player)), sizes: sizes.map(sizeRowOf) }
  const lines = cartLinesOf(rows, frameOf({ document, productType }, { designId, fabric }))
  const shared = { id: designId, designId, name: draft.name, fabric, lines }
  const answer = await api('POST /api/cart/items', { body: account === null ? { ...shared, document } : shared })
  if (!answer.ok) return isUnanswered(answer.error) ? answer : { ok: false, error: answer.error }
  return { ok: true, status: answer.status, value: answer.value.cart, etag: null }
}
