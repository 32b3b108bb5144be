// Not beside the other enums: those are in every page, and the office alone asks for these.

/** What orders wait for beside their next step, each a list of the office's: a deposit, the rest, their proof changed, an answer to their supplier. */
export const ORDER_WAITS = ['deposit-due', 'balance-due', 'proof-changes', 'supplier-asks'] as const
export type OrderWait = (typeof ORDER_WAITS)[number]
