export { FEATURES } from './features.ts'
export { JPEG, PNG } from './photo.ts'
