import { TILES } from './patterns/tiles.ts'
import type { PatternTile } from './types.ts'

const BY_ID = new Map(
  TILES.flatMap(([width, height, ids]) =>
    ids.split(' ').map((id): [string, PatternTile] => [id, { id, tileMm: { width, height } }]),
  ),
)

/** The packaged pattern's tile, or undefined. Its name is in the catalogue, which only the picker loads. */
export const findPattern = (id: string): PatternTile | undefined => BY_ID.get(id)

/** The tile's file, under `assets/patterns` and on the server. */
export const patternFileName = ({ id }: PatternTile): string => `${id}.webp`
