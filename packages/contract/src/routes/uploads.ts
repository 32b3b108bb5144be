import type { ErrorId } from '../terms/errors.ts'

/** Reasons for refusing an uploaded picture. */
export const UPLOAD_ERRORS = [
  'file-type-unsupported',
  'file-too-large',
  'file-quota-reached',
  'shop-files-full',
  'image-too-large',
  'image-unreadable',
  'svg-empty',
  'svg-too-complex',
  'svg-foreign-object',
  'svg-animated',
  'svg-script',
  'svg-external',
  'svg-font',
  'svg-text',
  'svg-colours',
  'not-ready',
] as const satisfies readonly ErrorId[]
