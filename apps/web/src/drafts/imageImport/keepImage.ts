import type { AssetRef } from '@kitwright/design'
import { putImage } from '../records/images.ts'
import { readImage, type ImageProblem } from './readImage.ts'

/** Its text has the key of the same name in the studio's texts. */
export type ImageRefusal = ImageProblem | 'imageNoRoom' | 'imageNotKept'
export type ChosenImage =
  | { readonly ok: true; readonly asset: AssetRef }
  | { readonly ok: false; readonly problem: ImageRefusal }

/** Checks a chosen picture and stores it in this browser. Never throws. */
export async function keepImage(file: Blob): Promise<ChosenImage> {
  // A file may have been moved or changed since it was chosen.
  const read = await readImage(file).catch(() => ({ ok: false, problem: 'imageUnreadable' }) as const)
  if (!read.ok) return read
  const kept = await putImage(read.image)
  if (kept.ok) return kept
  return { ok: false, problem: kept.reason === 'quota' ? 'imageNoRoom' : 'imageNotKept' }
}
