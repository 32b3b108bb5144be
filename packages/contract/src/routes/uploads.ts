import type { ErrorId } from '../terms/errors.ts'

/** Why a picture may not be kept. */
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
