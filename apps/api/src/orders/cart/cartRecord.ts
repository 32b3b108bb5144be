import type { CartLine } from '@kitwright/contract'

export interface CartRecord {
  readonly id: string
  readonly owner_id: string | null
  readonly version: number
}

export interface CartItemRecord {
  readonly id: string
  readonly design_id: string
  readonly name: string
  readonly product_type: string
  /** Null for a design that is not saved to an account: then `document` holds it. */
  readonly revision: number | null
  readonly document: unknown
  readonly fabric: string
  readonly lines: readonly CartLine[]
  readonly added_at: Date
  readonly changed_at: Date
}

/** An item with what its design is now. */
export interface CartItemWithDesign extends CartItemRecord {
  /** Null if the account has no such design any more. */
  readonly current_revision: number | null
  readonly current_name: string | null
  readonly current_document: unknown
}

export const qtyOf = (lines: readonly Pick<CartLine, 'qty'>[]): number => lines.reduce((sum, { qty }) => sum + qty, 0)
