import type { AssetRef } from '@kitwright/design'
import { putImage } from '../records/images.ts'
import { readImage, type ImageProblem } from './readImage.ts'

/** Its text is the studio's word of the same name. */
export type ImageRefusal = ImageProblem | 'imageNoRoom' | 'imageNotKept'
export type ChosenImage =
  | { readonly ok: true; readonly asset: AssetRef }
  | { readonly ok: false; readonly problem: ImageRefusal }

/** Checks a chosen picture and keeps it in this browser. Never throws. */
export async function keepImage(file: Blob): Promise<ChosenImage> {
  // A file may have been moved or changed since it was chosen.
  const read = await readImage(file).catch(() => ({ ok: false, problem: 'imageUnreadable' }) as const)
  if (!read.ok) return read
  const kept = await putImage(read.image)
  if (kept.ok) return kept
  return { ok: false, problem: kept.reason === 'quota' ? 'imageNoRoom' : 'imageNotKept' }
}
