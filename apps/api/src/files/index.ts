export { createFilesEndpoints, presentFile } from './endpoints.ts'
export {
  buildKey,
  exportKey,
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
} from './stores/fileStore.ts'
export { openFileStore, openStoreAtStart, requireStore } from './stores/openFileStore.ts'
export { openBucket } from './stores/s3Bucket.ts'
export { parseStoredJson } from './stores/parseStoredJson.ts'
export { checked, hashOf } from './stores/s3Content.ts'
export { removeTenantFiles } from './upkeep/removeTenantFiles.ts'
export { StoreError } from './stores/storeError.ts'
export { createMakeOnce, type MakeOnce } from './rasters/makeOnce.ts'
export { createRasters, type EnsureRaster } from './rasters/rasters.ts'
export { type FilesDependencies, storePicture } from './storePicture.ts'
export { isPackagedUpload, PACKAGED_UPLOADS, packagedIdOf } from './stores/packagedUploads.ts'
export { isPdf, storePdf } from './storePdf.ts'
export { makeSafeInProcess } from './safety/makeSafeInProcess.ts'
export { lettersInPicture, toPrintPixels, svgOf } from './rasters/printPixels.ts'
export { readPixels } from './rasters/tenantPicture.ts'
export { findCorruptUploads } from './upkeep/findCorruptUploads.ts'
export { createUploadReader, type UploadBytes, type UploadReader } from './upkeep/readUploads.ts'
export { hashBytes } from './stores/hashBytes.ts'
export { type Png, sizePng } from './sizePng.ts'
export { forgetUnused } from './rows/forgetUnused.ts'
export { sweepFiles, type SweepResult } from './upkeep/deleteOrphanFiles.ts'
export type { Quota } from './rows/quota.ts'
export { writeStream, writeWhole } from './stores/writeStream.ts'
export { listKnownFiles } from './rows/fileRows.ts'
