/**
 * Print files, proofs and checks of orders are limited by processor time, however busy the machine is. By the clock each is given up only when
 * it has stood still for so long, ms.
 */
export const STILL_MS = 240_000
