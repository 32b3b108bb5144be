/*
 * What every page may come to ask of the drafts though it shows none. Their code comes when it is asked: a page that only sells
 * needs none of it.
 */
export const claimGuests = async (account: string): Promise<void> => (await import('./owner.ts')).claimGuests(account)

export const sendWaiting = async (...to: Parameters<typeof import('./waiting.ts').sendWaiting>): Promise<void> =>
  (await import('./waiting.ts')).sendWaiting(...to)
