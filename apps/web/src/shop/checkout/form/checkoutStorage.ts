import { currentAccount, isHidden } from '../../../drafts/index.ts'
import type { CheckoutSource, OrderedLines } from './checkoutSource.ts'
import type { CheckoutForm, OtherDesign } from './checkoutForm.ts'
import { kitsOf, usualKits } from './checkoutKits.ts'
import { piecesIn, playerOf, rowOf, sizeRowOf, type SizeRow } from './checkoutRows.ts'
import { parseStoredForm } from './parseStoredForm.ts'

export type { CheckoutForm, OtherDesign }

/** A checkout as stored in this browser. */
export interface StoredCheckout {
  readonly form: Partial<CheckoutForm>
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

  const mine = (form: Partial<CheckoutForm>, key: string | null): StoredCheckout => {
    const owner = kept?.owner ?? currentAccount()
    return { form, key, ...(owner === null ? {} : { owner }) }
  }

  function read(): StoredCheckout | null {
    try {
      const value = JSON.parse(storage.getItem(name) ?? 'null') as Readonly<Record<string, unknown>> | null
      const form = parseStoredForm(value?.['form'])
      if (!value || !form) return null
      const { key, owner } = value
      const own = typeof owner === 'string' ? { owner } : {}
      return isHidden(own) ? null : { form, key: typeof key === 'string' ? key : null, ...own }
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
    form: (): Partial<CheckoutForm> | null => kept?.form ?? null,
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
  kept: Partial<CheckoutForm> | null,
): CheckoutForm {
  const before = new Map(kept?.players?.map(row => [row.id, row]))
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
