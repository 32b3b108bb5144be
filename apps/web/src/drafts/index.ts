export {
  copyOf,
  currentDraftId,
  deleteDraft,
  isAnothers,
  isTooNew,
  keepDraft,
  leaveDraft,
  listDrafts,
  loadDraft,
  saveDraft,
} from './drafts.ts'
export { newDraft } from './draft.ts'
export { newId } from './newId.ts'
export { watchDrafts, watchDeleted } from './draftChannel.ts'
export { claimDraft, belongsToAnotherAccount } from './draftOwnership.ts'
export { forgetInThisTab } from './tombstones.ts'
export { clearDevice, saveWork, unsavedWork } from './clearPersonalData.ts'
export { claimGuestDrafts, sendQueued } from './lazyDrafts.ts'
export { sendRoster } from './lazyRoster.ts'
export { useSignOut } from './useSignOut.ts'
export { currentAccount, provideAccount, isHidden } from './currentAccount.ts'
export { keepPending } from './pendingDrafts.ts'
export { keepImage } from './imageImport/keepImage.ts'
export type { ChosenImage, ImageRefusal } from './imageImport/keepImage.ts'
export { readImage } from './imageImport/readImage.ts'
export type { ReadImage } from './imageImport/readImage.ts'
export { imageMime, imageUrl, putImage } from './images.ts'
export { ensureSaved, isSaved, overwriteServerRevision } from './ensureSaved.ts'
export type { EnsureSavedResult, ServerSide } from './ensureSaved.ts'
export { saveAsNewDesign, openDesign, restoreRevision, replaceWithServerRevision } from './serverDrafts.ts'
export type { OpenResult } from './serverDrafts.ts'
export { sendImage } from './uploadImages.ts'
export type { SaveError } from './uploadImages.ts'
export type { Draft, KeepFailure, KeepResult, PlainPieces } from './types.ts'
