/** States of an edit of an order: it waits for the customer, or was decided. A newer edit replaces one that waits. */
export const EDIT_STATES = ['waiting', 'applied', 'declined', 'withdrawn', 'replaced'] as const
export type EditState = (typeof EDIT_STATES)[number]

/** Whether an edit keeps the prices and discounts of the order, or computes them by the price list of today. */
export const EDIT_PRICINGS = ['frozen', 'recalculated'] as const
export type EditPricing = (typeof EDIT_PRICINGS)[number]

/**
 * Why an order's pieces cannot be changed any more: its supplier has the files, production has begun, or pieces were
 * counted already. `ended`: nothing of the order can be changed.
 */
export const EDIT_LOCKS = ['handed_over', 'in_production', 'counted', 'ended'] as const
export type EditLock = (typeof EDIT_LOCKS)[number]
