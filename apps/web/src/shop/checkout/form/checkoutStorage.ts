import type { LineInput } from '@kitwright/contract'
import { currentAccount, isHidden } from '../../../drafts/index.ts'
import type { CheckoutSource, OrderedLines } from './checkoutSource.ts'
import { kitsOf, usualKits, type OrderedKit } from './checkoutKits.ts'
import { piecesIn, playerOf, rowOf, sizeRowOf, type PlayerRow, type SizeRow } from './checkoutRows.ts'

/** Another design of a repeated order, in one fabric. */
export interface OtherDesign {
  readonly name: string
  readonly pictureUrl: string
  readonly lines: readonly LineInput[]
  /** Typed quantity of each line. */
  qtys: { value: string }[]
}

/** All input of the checkout. */
export interface CheckoutForm {
  players: PlayerRow[]
  sizes: SizeRow[]
  /** The ordered kits of the design. */
  kits: OrderedKit[]
  others: OtherDesign[]
  fabric: string
  address: string
  landmark: string
  phone: string
  note: string
  /** Whether the customer orders although some names and numbers are not printed. */
  isUnprintedAccepted: boolean
  /** Whether the server has asked for that decision. */
  isUnprintedRefused: boolean
}

/** A checkout as stored in this browser. */
export interface StoredCheckout {
  readonly form: CheckoutForm
  /** Idempotency key of an attempt without an answer yet. */
  readonly key: string | null
  /** The account that typed it; absent for a guest. */
  readonly owner?: string
}

type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores one design's checkout across reloads and crashes. Storage errors are ignored. */
export function createCheckoutStorage(designId: string, storage: StoragePort) {
  const name = `kitwright.checkout.${designId}`
  let kept = read()

  const mine = (form: CheckoutForm, key: string | null): StoredCheckout => {
    const owner = kept?.owner ?? currentAccount()
    return { form, key, ...(owner === null ? {} : { owner }) }
  }

  function read(): StoredCheckout | null {
    try {
      const value = JSON.parse(storage.getItem(name) ?? 'null') as StoredCheckout | null
      return value && Array.isArray(value.form?.players) && Array.isArray(value.form.sizes) && !isHidden(value)
        ? value
        : null
    } catch {
      return null
    }
  }
  function write(next: StoredCheckout): void {
    kept = next
    try {
      storage.setItem(name, JSON.stringify(next))
    } catch {
      // Without storage, it lasts as long as the page.
    }
  }
  return {
    form: (): CheckoutForm | null => kept?.form ?? null,
    keepForm: (form: CheckoutForm): void => write(mine(form, read()?.key ?? kept?.key ?? null)),
    /** Returns the key of the pending attempt, or a new one. All tabs share it until it is answered. */
    takeKey: (form: CheckoutForm): string => {
      const key = read()?.key ?? kept?.key ?? crypto.randomUUID()
      write(mine(form, key))
      return key
    },
    dropKey: (): void => {
      if (kept) write({ ...kept, key: null })
    },
    forget: (): void => {
      kept = null
      try {
        storage.removeItem(name)
      } catch {
        // Nothing was stored.
      }
    },
  }
}
export type CheckoutStorage = ReturnType<typeof createCheckoutStorage>

/** Converts pieces without names to rows. Keeps the rows as typed if they are equivalent. */
function sizeRows({ sizes }: OrderedLines, kept: readonly SizeRow[]): SizeRow[] {
  const isSame = sizes === undefined || JSON.stringify(piecesIn(kept)) === JSON.stringify(sizes)
  return isSame ? [...kept] : sizes.map(sizeRowOf)
}

/** Returns the form's initial values: the current players and sizes, with what was typed here before. */
export function startForm(
  { design, lines }: Pick<CheckoutSource, 'design' | 'lines'>,
  kept: CheckoutForm | null,
): CheckoutForm {
  const before = new Map(kept?.players.map(row => [row.id, row]))
  const players = lines.players.map(player => rowOf(player, before.get(player.id)))
  const sizes = sizeRows(lines, kept?.sizes ?? [])
  const empty = {
    kits: usualKits(kitsOf(design.document)),
    others: [],
    fabric: lines.fabric,
    address: '',
    landmark: '',
    phone: '',
    note: '',
    isUnprintedAccepted: false,
    isUnprintedRefused: false,
  }
  return { ...empty, ...kept, players, sizes }
}

/** Returns what the form orders of its design. Rows without a name and a number are not players. */
export const orderedLinesOf = ({ players, sizes, fabric }: CheckoutForm): Required<OrderedLines> => ({
  players: players.map(playerOf).filter(player => player.name !== '' || player.number !== null),
  sizes: piecesIn(sizes),
  fabric,
})
