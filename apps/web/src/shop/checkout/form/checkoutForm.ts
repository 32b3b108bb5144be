import type { OrderedKit, PlayerRow, SizeRow } from '../../../cart/index.ts'

/** The input for one design of the order. */
export interface DesignForm {
  players: PlayerRow[]
  sizes: SizeRow[]
  /** The ordered kits of the design. */
  kits: OrderedKit[]
  fabric: string
}

/** All input of the checkout. */
export interface CheckoutForm {
  /** In the order of the source's designs. */
  designs: DesignForm[]
  address: string
  landmark: string
  phone: string
  note: string
  /** Whether the customer orders although some names and numbers are not printed. */
  isUnprintedAccepted: boolean
  /** Whether the server has asked for that decision. */
  isUnprintedRefused: boolean
}
