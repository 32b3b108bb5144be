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
} from './records/drafts.ts'
export { newDraft } from './records/draft.ts'
export { newId } from './database/newId.ts'
export { watchDrafts, watchDeleted } from './database/draftChannel.ts'
export { claimDraft, belongsToAnotherAccount } from './records/draftOwnership.ts'
export { forgetInThisTab } from './database/tombstones.ts'
export { clearDevice, saveWork, unsavedWork } from './signOut/clearPersonalData.ts'
export { claimGuestDrafts, sendQueued, uploadImages } from './lazyDrafts.ts'
export { sendRoster } from './upload/lazyRoster.ts'
export { useSignOut } from './signOut/useSignOut.ts'
export { currentAccount, provideAccount, isHidden } from './database/currentAccount.ts'
export { keepPending } from './records/pendingDrafts.ts'
export { keepImage } from './imageImport/keepImage.ts'
export type { ChosenImage, ImageRefusal } from './imageImport/keepImage.ts'
export { readImage } from './imageImport/readImage.ts'
export type { ReadImage } from './imageImport/readImage.ts'
export { imageMime, imageUrl, putImage } from './records/images.ts'
export { ensureSaved, isSaved, overwriteServerRevision } from './upload/ensureSaved.ts'
export type { EnsureSavedResult, ServerSide } from './upload/ensureSaved.ts'
export { saveAsNewDesign, openDesign, restoreRevision, replaceWithServerRevision } from './upload/serverDrafts.ts'
export type { OpenResult } from './upload/serverDrafts.ts'
export { sendImage } from './upload/uploadImages.ts'
export type { SaveError } from './upload/uploadImages.ts'
export type { Draft, KeepFailure, KeepResult, PlainPieces } from './database/types.ts'
