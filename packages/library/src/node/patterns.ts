import { fileURLToPath } from 'node:url'
import { loadImage, type Image } from '@napi-rs/canvas'
import { findPattern, patternFileName } from '../patterns.ts'
import { remember } from './remember.ts'

/** Where the tiles' files lie. */
export const PATTERNS_FOLDER = fileURLToPath(new URL('../../assets/patterns/', import.meta.url))

/** Absolute path of a pattern's tile. Throws RangeError for an unknown id. */
export function patternFile(id: string): string {
  const pattern = findPattern(id)
  if (!pattern) throw new RangeError(`no pattern ${id}`)
  return PATTERNS_FOLDER + patternFileName(pattern)
}

/** Decoded tiles kept at hand, at most a megabyte each: more than any one design wears. */
const MOST_KEPT = 16

const loadTile = remember(MOST_KEPT, (id): Promise<Image> => loadImage(patternFile(id)))

/** The tiles decoded, by pattern id. Ids that this build does not know are left out. */
export async function loadPatterns(ids: Iterable<string>): Promise<ReadonlyMap<string, Image>> {
  const known = [...new Set(ids)].filter(id => findPattern(id) !== undefined)
  return new Map(await Promise.all(known.map(async (id): Promise<[string, Image]> => [id, await loadTile(id)])))
}
