import type { DeliveryKind } from '@kitwright/contract'
import type { sql } from '../../database/index.ts'
import type { PayloadOf } from '../../events/index.ts'

/** An event whose mail somebody wants. */
export interface MailCase<K extends DeliveryKind = DeliveryKind> {
  readonly subjectId: string
  readonly payload: PayloadOf<K>
  /** The state that the mail needs, rolled back after it. */
  readonly changes?: readonly ReturnType<typeof sql>[]
  /** The facts that the mail exists for, in both languages. */
  readonly facts: readonly string[]
}

/** The names on the shirts of the order. */
export const PLAYERS = ['VANNA', 'DARA', 'ពិសិដ្ឋ']
/** The account to pay to. */
export const ACCOUNT = '000 000 001'
