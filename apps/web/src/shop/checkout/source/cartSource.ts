import type { Cart, CartItem, CartSample, SampleInput } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import { type DesignDocument, readDesign } from '@kitwright/design'
import { sleeveOf } from '@kitwright/garment'
import { cartLinesOf, frameOf, kitsOf, noteCart, rowsOfItem } from '../../../cart/index.ts'
import { claimDraft, ensureSaved, loadDraft, newId } from '../../../drafts/index.ts'
import type { DesignForm } from '../form/checkoutForm.ts'
import type { CheckoutSource, SaveDesignsResult, SourceDesign } from '../form/checkoutSource.ts'

interface ReadItem {
  readonly item: CartItem
  readonly document: DesignDocument
}

async function readItem(item: CartItem): Promise<ReadItem | null> {
  const read = await readDesign(item.document)
  return read.ok ? { item, document: read.document } : null
}

function sourceDesignOf({ item, document }: ReadItem): SourceDesign {
  const { designId: id, name, productType, fabric, lines, revision } = item
  const rows = rowsOfItem(lines, { sleeve: sleeveOf(document), kits: kitsOf(document) })
  return {
    design: { id, name, document, productType, studio: revision === null ? { draft: id } : { design: id } },
    start: () => ({ players: rows.players, sizes: rows.sizes, kits: rows.kits, fabric }),
  }
}

const sampleOf = ({ id, kind, productType, sewn }: CartSample): SampleInput => {
  if (kind !== 'sewn') return { id, kind, productType }
  const { designId, fabric, size, sleeve } = sewn!
  return { id, kind, productType, designId, fabric, size, sleeve }
}

/** Saves a design that is in the cart only: this browser's draft with its pictures, else the cart's own copy. */
async function saveItem({ item, document }: ReadItem, account: string | null, api: Client): Promise<SaveDesignsResult> {
  const draft = await loadDraft(item.designId)
  if (draft) {
    const own = await claimDraft(draft, account)
    const saved = await ensureSaved(own.id, api, own)
    return saved.ok ? { ok: true, designIds: [saved.designId] } : saved
  }
  const save = async (id: string) => api('POST /api/designs', { body: { id, name: item.name, document } })
  let answer = await save(item.designId)
  if (!answer.ok && answer.error.id === 'design-id-taken') answer = await save(newId())
  return answer.ok ? { ok: true, designIds: [answer.value.id] } : answer
}

const CHANGED = { ok: false, error: { id: 'cart-changed', message: '', requestId: '' } } as const

interface OpenedCart {
  readonly cart: Cart
  readonly items: readonly ReadItem[]
  readonly api: Client
}

/** Sends what is typed in the checkout to the cart, one change after another; `version` is the one it works on. */
function createKeeper({ cart, items, api }: OpenedCart) {
  let { version } = cart
  let queue: Promise<void> = Promise.resolve()
  // As the form writes them: a database returns the fields in another order.
  const sent = items.map(read => {
    const { item, document } = read
    const { productType, designId, fabric } = item
    const form = sourceDesignOf(read).start(undefined)
    return JSON.stringify([fabric, cartLinesOf(form, frameOf({ document, productType }, { designId, fabric }))])
  })
  const keepItem = async ({ item, document }: ReadItem, i: number, form: DesignForm): Promise<void> => {
    const { fabric } = form
    const frame = frameOf({ document, productType: item.productType }, { designId: item.designId, fabric })
    const lines = cartLinesOf(form, frame)
    const key = JSON.stringify([fabric, lines])
    if (key === sent[i]) return
    const answer = await api('PUT /api/cart/items/{id}', { params: { id: item.id }, body: { version, fabric, lines } })
    // A change on an older version is left to the placing, which is refused for it.
    if (!answer.ok || !answer.value.isApplied) return
    version = answer.value.cart.version
    sent[i] = key
  }
  const keepAll = async (forms: readonly DesignForm[]): Promise<void> => {
    for (const [i, item] of items.entries()) if (forms[i]) await keepItem(item, i, forms[i])
  }
  return {
    version: () => version,
    keep: async (forms: readonly DesignForm[]): Promise<void> => (queue = queue.then(async () => keepAll(forms))),
  }
}

/** Names a guest's designs in the account's cart, once they are saved. */
async function saveGuestCart(
  { items, cart }: Pick<OpenedCart, 'items' | 'cart'>,
  account: string | null,
  api: Client,
): Promise<SaveDesignsResult> {
  const merged = await api('POST /api/cart/merge', {})
  if (!merged.ok) return merged
  const own = new Map(merged.value.items.map(item => [item.id, item]))
  // The account's cart had more in it: the customer sees it before ordering.
  if (own.size !== items.length || !items.every(({ item }) => own.has(item.id))) return CHANGED
  if (merged.value.samples.length !== cart.samples.length) return CHANGED
  let { version } = merged.value
  const designIds: string[] = []
  for (const read of items) {
    const saved = await saveItem(read, account, api)
    if (!saved.ok) return saved
    const designId = saved.designIds[0]!
    const { id } = read.item
    const named = await api('PUT /api/cart/items/{id}', { params: { id }, body: { version, designId } })
    if (!named.ok) return named
    if (!named.value.isApplied) return CHANGED
    version = named.value.cart.version
    designIds.push(designId)
  }
  return { ok: true, designIds, cart: { version } }
}

/** Opens the cart as the lines of a checkout; `empty` if it holds nothing. */
export async function openCartSource(api: Client): Promise<CheckoutSource | 'empty' | 'failed' | 'unknown'> {
  const answer = await api('GET /api/cart', {})
  if (!answer.ok) return 'failed'
  const read = await Promise.all(answer.value.items.map(readItem))
  const items = read.filter(item => item !== null)
  if (items.length < read.length) return 'unknown'
  const samples = answer.value.samples.map(sampleOf)
  if (items.length + samples.length === 0) return 'empty'
  const opened = { cart: answer.value, items, api }
  const keeper = createKeeper(opened)
  // A guest's cart of samples only is merged, too.
  const isSaved = items.length > 0 && items.every(({ item }) => item.revision !== null)
  return {
    name: 'cart',
    designs: items.map(sourceDesignOf),
    samples,
    keep: keeper.keep,
    keepPending: forms => void keeper.keep(forms),
    save: async (account, own, forms) => {
      // Nothing typed reaches the cart while its designs are named.
      await keeper.keep(forms)
      if (!isSaved) return saveGuestCart(opened, account, own)
      const designIds = items.map(({ item }) => item.designId)
      return { ok: true, designIds, cart: { version: keeper.version() } }
    },
    onPlaced: async () => noteCart(false),
    leave: async () => undefined,
  }
}
