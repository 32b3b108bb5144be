import { currentAccount, isHidden } from '../../../drafts/index.ts'
import { piecesIn, playerOf } from '../../../cart/index.ts'
import type { CheckoutSource, OrderedLines } from './checkoutSource.ts'
import type { CheckoutForm, DesignForm } from './checkoutForm.ts'
import { NO_DELIVERY } from './noDelivery.ts'
import { parseStoredForm, type StoredForm } from './parseStoredForm.ts'

export type { CheckoutForm }

/** A checkout as stored in this browser. */
export interface StoredCheckout {
  readonly form: StoredForm
  /** Idempotency key of an attempt without an answer yet. */
  readonly key: string | null
  /** The account that typed it; absent for a guest. */
  readonly owner?: string
}

type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores a checkout by its source's name across reloads and crashes. Storage errors are ignored. */
export function createCheckoutStorage(source: string, storage: StoragePort) {
  const name = `kitwright.checkout.${source}`
  let kept = read()

  const mine = (form: StoredForm, key: string | null): StoredCheckout => {
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
    form: (): StoredForm | null => kept?.form ?? null,
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

/** Returns the form's initial values: the source's current input, with what was typed here before. */
export function startForm({ designs }: Pick<CheckoutSource, 'designs'>, kept: StoredForm | null): CheckoutForm {
  const empty = {
    address: '',
    landmark: '',
    phone: '',
    note: '',
    ...NO_DELIVERY,
    isOnAccount: false,
    isUnprintedAccepted: false,
    isUnprintedRefused: false,
  }
  return { ...empty, ...kept, designs: designs.map(({ start }, i) => start(kept?.designs?.[i])) }
}

/** Returns what the form orders of a design. Rows without a name and a number are not players. */
export const orderedLinesOf = ({ players, sizes, fabric }: DesignForm): Required<OrderedLines> => ({
  players: players.map(playerOf).filter(player => player.name !== '' || player.number !== null),
  sizes: piecesIn(sizes),
  fabric,
})
