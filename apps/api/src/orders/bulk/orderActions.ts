import type { Transaction } from '../../database/index.ts'
import type { DesignApproval } from '../../designs/index.ts'

/** The records beside the orders' own rows that a change of several orders made, and that an undo removes. */
export interface MadeThings {
  readonly packId?: string
  readonly proofId?: string
  readonly isHandedOver?: boolean
  readonly reminderId?: string
  readonly parcelId?: string
  readonly payment?: { readonly id: string; readonly cents: number; readonly slipId: string | null }
  readonly reviews?: readonly DesignApproval[]
}

export interface ActionContext {
  readonly orderId: string
  readonly by: string
  readonly now: Date
  /** Print files and proofs are begun, and mails leave, after this instant. */
  readonly heldUntil: Date
}

export interface HandoverContext extends ActionContext {
  readonly tenantId: string
  /** Whether print files must exist. */
  readonly isNow: boolean
}

export interface TakeBackContext extends MadeThings {
  readonly orderId: string
  readonly now: Date
  /** The last note of the hand-over before the change. */
  readonly lastNoteId: string | null
}

/** The actions of production on an order; that module comes after this one. */
export interface OrderActions {
  /**
   * Has print files made. Throws `order-not-approved`, `pack-under-way`. Returns the pack's id; undefined if the same
   * is being made already.
   */
  readonly makeFiles: (trx: Transaction, context: ActionContext) => Promise<string | undefined>
  /**
   * Hands the order to its supplier: at once if its print files are made, otherwise as soon as they are checked. Throws
   * `order-without-supplier`, `supplier-ended`, and `files-not-made` if `isNow` and there are none.
   */
  readonly handOver: (trx: Transaction, context: HandoverContext) => Promise<MadeThings>
  /** Has the proof made and sent. Returns its id; undefined if one is being made. */
  readonly sendProof: (trx: Transaction, context: ActionContext) => Promise<string | undefined>
  /** Takes packs, proofs and hand-overs back. Throws `undo-ended` if the supplier has acted or work has begun. */
  readonly takeBack: (trx: Transaction, context: TakeBackContext) => Promise<void>
}
