import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { isShaped, isSoft, packShapes, shapesFileName, type LibraryPattern, type TileShapes } from '@kitwright/library'
import { PATTERNS_FOLDER } from '@kitwright/library/node'
import { wrapWords } from '../tileFiles/wrapWords.ts'
import { shapesOf, type Pixels } from './tileToShapes.ts'

/** Result of tracing a tile: its shapes in stored form, or the reason why it has none. */
export type TileResult = Buffer | Pixels

/** Returns the previous result of a tile, if it was traced then. */
async function shapedBefore({ id }: LibraryPattern): Promise<TileResult | undefined> {
  const file = await readFile(PATTERNS_FOLDER + shapesFileName(id)).catch(() => undefined)
  return file ?? (isShaped(id) ? undefined : isSoft(id) ? 'soft' : 'dense')
}

const packed = (shapes: TileShapes | Pixels): TileResult =>
  typeof shapes === 'string' ? shapes : brotliCompressSync(packShapes(shapes))

/**
 * Traces every tile as shapes, which takes some seconds each. `isUnchanged`: the picture is unchanged, so its earlier
 * result is reused.
 */
export async function drawShapes(
  patterns: readonly LibraryPattern[],
  isUnchanged: (pattern: LibraryPattern) => boolean,
): Promise<ReadonlyMap<LibraryPattern, TileResult>> {
  const shaped = new Map<LibraryPattern, TileResult>()
  for (const pattern of patterns) {
    const before = isUnchanged(pattern) ? await shapedBefore(pattern) : undefined
    shaped.set(pattern, before ?? packed(shapesOf(pattern)))
    // Canvas memory is released only when the event loop is idle.
    if (!before) await setImmediate()
  }
  return shaped
}

/** The library's table of the tiles that stay pixels. */
export function pixelsModule(shaped: ReadonlyMap<LibraryPattern, TileResult>): string {
  const listed = (why: Pixels): string[] => {
    const ids = [...shaped].flatMap(([{ id }, each]) => (each === why ? [id] : []))
    return wrapWords(ids).map(line => `  '${line}',`)
  }
  return [
    '// Written by `npm run atelier -- patterns`.',
    '',
    '/** Tiles that stay pixels: nothing in them is sharp. */',
    'export const SOFT: readonly string[] = [',
    ...listed('soft'),
    ']',
    '/** And those with more edges than a page should hold. */',
    'export const DENSE: readonly string[] = [',
    ...listed('dense'),
    ']',
    '',
  ].join('\n')
}
