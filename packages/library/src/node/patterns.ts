import { fileURLToPath } from 'node:url'
import type { Image } from '@napi-rs/canvas'
import { findPattern, patternFileName } from '../patterns.ts'
import { pressFileName } from '../pressTiles.ts'
import type { Fineness } from '../types.ts'
import { remember } from './rememberLatest.ts'
import { skia } from './skia.ts'

/** Folder of the tiles' files. */
export const PATTERNS_FOLDER = fileURLToPath(new URL('../../assets/patterns/', import.meta.url))

/** Returns the absolute path of a pattern's tile. Throws RangeError for an unknown id. */
export function patternFile(id: string, fineness: Fineness = 'screen'): string {
  const pattern = findPattern(id)
  if (!pattern) throw new RangeError(`no pattern ${id}`)
  return PATTERNS_FOLDER + (fineness === 'print' ? pressFileName(pattern) : patternFileName(pattern))
}

/** Maximum number of cached decoded tiles, at most a megabyte each; more than any one design uses. */
const MAX_KEPT = 16
/** Maximum number of cached fine tiles, fifty megabytes each, for the pieces of one design. */
const MAX_KEPT_FINE = 2

const load: Readonly<Record<Fineness, (id: string) => Promise<Image>>> = {
  screen: remember(MAX_KEPT, async id => skia().loadImage(patternFile(id))),
  print: remember(MAX_KEPT_FINE, async id => skia().loadImage(patternFile(id, 'print'))),
}

/** Decodes the tiles, by pattern id. Ids that this build does not know are omitted. */
export async function loadPatterns(
  ids: Iterable<string>,
  fineness: Fineness = 'screen',
): Promise<ReadonlyMap<string, Image>> {
  const known = [...new Set(ids)].filter(id => findPattern(id) !== undefined)
  return new Map(await Promise.all(known.map(async (id): Promise<[string, Image]> => [id, await load[fineness](id)])))
}
