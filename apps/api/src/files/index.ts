export { createFilesEndpoints } from './endpoints.ts'
export { fileKey, type FileStore, fontKey, openFileStore, pictureKey } from './fileStore.ts'
export { MOST_UPLOAD_BYTES } from './makeSafe.ts'
export { listKnownFiles } from './store.ts'
