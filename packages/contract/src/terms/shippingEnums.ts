// Apart from the other enums, which every page loads.

/** The ways in which a parcel reaches its customer: brought by a courier, sent to a bus station, kept at the shop. */
export const SHIPPING_METHODS = ['courier', 'bus', 'shop'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** The steps of an order on its page, each with its real or expected day. */
export const SHIPPING_STEPS = ['placed', 'approved', 'production', 'ready', 'delivered'] as const
export type ShippingStep = (typeof SHIPPING_STEPS)[number]

/** Reasons for which a customer claims pieces. */
export const CLAIM_KINDS = ['missing', 'wrong', 'fault'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Answers of the shop to a claim. `waiting` is none yet. */
export const CLAIM_STATES = ['waiting', 'remake', 'refund', 'declined'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]
