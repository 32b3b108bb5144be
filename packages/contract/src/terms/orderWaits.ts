// Separate from the other enums because those are loaded on every page, and only the office needs these.

/**
 * Reasons that orders wait besides their next step, each a list of the office's: a deposit, the balance, changes to
 * their proof, an answer to their supplier, an answer to their customer's receipt.
 */
export const ORDER_WAITS = [
  'deposit-due',
  'balance-due',
  'proof-changes',
  'supplier-asks',
  'slip-waits',
  'claim-waits',
] as const
export type OrderWait = (typeof ORDER_WAITS)[number]
