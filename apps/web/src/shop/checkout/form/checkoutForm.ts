import type { LineInput } from '@kitwright/contract'
import type { OrderedKit } from './checkoutKits.ts'
import type { PlayerRow, SizeRow } from './checkoutRows.ts'

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
