export { imageUrl, keepImage } from '../../drafts/index.ts'
