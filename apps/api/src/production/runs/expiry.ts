const DAY_MS = 24 * 60 * 60 * 1000
/** They can be made again in seconds, as long as the order and the program are the same. */
const KEPT_DAYS = 90

/** Returns the date before which finished work has expired. */
export const packExpiryDate = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS)
