import type { ShippingMethod } from '@kitwright/contract'
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
  /** The chosen way of delivery; empty for the first that the shop offers. */
  method: ShippingMethod | ''
  /** Code of a province, district or commune; empty if none was chosen. */
  place: string
  directions: string
  mapPoint: string
  /** The day by which the order is needed, as `2026-11-30`; empty without one. */
  neededBy: string
  isRush: boolean
  purchaseNumber: string
  /** Whether an approved customer pays after delivery. */
  isOnAccount: boolean
  isAddressSaved: boolean
  addressName: string
  /** Whether the customer orders although some names and numbers are not printed. */
  isUnprintedAccepted: boolean
  /** Whether the server has asked for that decision. */
  isUnprintedRefused: boolean
}
