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
export { watchDrafts, watchDeleted } from './otherTabs.ts'
export { claimDraft, isOthers } from './owner.ts'
export { forgetInThisTab } from './tombstones.ts'
export { clearDevice, saveWork, unsavedWork } from './clearDevice.ts'
export { claimGuestDrafts, sendQueued } from './lazy.ts'
export { sendRoster } from './lazyRoster.ts'
export { useSignOut } from './useSignOut.ts'
export { currentAccount, provideAccount, isHidden } from './currentAccount.ts'
export { keepPending } from './pending.ts'
export { keepImage } from './chosen/keepImage.ts'
export type { ChosenImage, ImageRefusal } from './chosen/keepImage.ts'
export { readImage } from './chosen/readImage.ts'
export type { ReadImage } from './chosen/readImage.ts'
export { imageMime, imageUrl, putImage } from './images.ts'
export { ensureSaved, isSaved, overwriteTheirs } from './ensureSaved.ts'
export type { EnsureSavedResult, ServerSide } from './ensureSaved.ts'
export { keepBoth, openDesign, restoreRevision, takeTheirs } from './fromServer.ts'
export type { OpenResult } from './fromServer.ts'
export { sendImage } from './upload.ts'
export type { SaveError } from './upload.ts'
export type { Draft, KeepFailure, KeepResult, PlainPieces } from './types.ts'
