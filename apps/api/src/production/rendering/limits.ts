/**
 * Processor time limits print files, proofs and checks of orders, however busy the machine is. By the clock, each is
 * stopped only after this long without progress, in ms.
 */
export const STILL_MS = 240_000
