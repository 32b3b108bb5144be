export { createFilesEndpoints, presentFile } from './endpoints.ts'
export {
  buildKey,
  fileKey,
  type FileStore,
  fontKey,
  hashInKey,
  profileKey,
  profilePrefix,
  isBuildKey,
  isPressKey,
  pictureKey,
  pressKey,
  type PressKind,
  pressPrefix,
  proofKey,
  proofPrefix,
  sharedPictureKey,
  uploadIdOf,
} from './fileStore.ts'
export { openFileStore, openStoreAtStart, requireStore } from './openFileStore.ts'
export { openBucket } from './s3Bucket.ts'
export { checked, hashOf } from './s3Content.ts'
export { removeAll } from './removeKept.ts'
export { StoreError } from './storeError.ts'
export { createMakeOnce, type MakeOnce } from './makeOnce.ts'
export { createRasters, type EnsureRaster } from './rasters.ts'
export { type FilesDependencies, keepPicture } from './keepPicture.ts'
export { makeSafeApart } from './makeSafeApart.ts'
export { lettersInPicture, pixelsToPrint, svgOf } from './pixelsToPrint.ts'
export { readPixels } from './ownPicture.ts'
export { findAltered } from './findAltered.ts'
export { createUploadReader, type ReadUpload, type ReadUploads } from './readUploads.ts'
export { hashBytes } from './hashBytes.ts'
export { type Png, sizePng } from './sizePng.ts'
export { forgetUnused } from './forgetUnused.ts'
export { sweepFiles, type SweepResult } from './sweepFiles.ts'
export type { Quota } from './quota.ts'
export { writeStream, writeWhole } from './writeStream.ts'
export { listKnownFiles } from './store.ts'
