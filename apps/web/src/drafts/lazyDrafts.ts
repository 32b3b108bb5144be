/*
 * Loaded when they are first called: what a page that shows no drafts may still have to ask of them. A page that only sells carries none
 * of their code.
 */
export const claimGuestDrafts = async (account: string): Promise<void> =>
  (await import('./records/draftOwnership.ts')).claimGuestDrafts(account)

export const sendQueued = async (
  ...to: Parameters<typeof import('./upload/sendQueued.ts').sendQueued>
): Promise<void> => (await import('./upload/sendQueued.ts')).sendQueued(...to)

export const uploadImages = async (
  ...of: Parameters<typeof import('./upload/uploadImages.ts').uploadImages>
): ReturnType<typeof import('./upload/uploadImages.ts').uploadImages> =>
  (await import('./upload/uploadImages.ts')).uploadImages(...of)
