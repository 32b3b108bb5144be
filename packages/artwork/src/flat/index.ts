export { flatPicture } from './flatPicture.ts'
