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
export { removeTenantFiles } from './removeTenantFiles.ts'
export { StoreError } from './storeError.ts'
export { createMakeOnce, type MakeOnce } from './makeOnce.ts'
export { createRasters, type EnsureRaster } from './rasters.ts'
export { type FilesDependencies, storePicture } from './storePicture.ts'
export { makeSafeInProcess } from './makeSafeInProcess.ts'
export { lettersInPicture, toPrintPixels, svgOf } from './printPixels.ts'
export { readPixels } from './tenantPicture.ts'
export { findCorruptUploads } from './findCorruptUploads.ts'
export { createUploadReader, type UploadBytes, type UploadReader } from './readUploads.ts'
export { hashBytes } from './hashBytes.ts'
export { type Png, sizePng } from './sizePng.ts'
export { forgetUnused } from './forgetUnused.ts'
export { sweepFiles, type SweepResult } from './deleteOrphanFiles.ts'
export type { Quota } from './quota.ts'
export { writeStream, writeWhole } from './writeStream.ts'
export { listKnownFiles } from './fileRows.ts'
