export interface Tile {
  readonly x: number
  readonly y: number
  readonly widthPx: number
  readonly heightPx: number
}

/** Cuts a picture into tiles of at most `most` pixels a side, row by row. They cover each pixel once. */
export function tilesOf(widthPx: number, heightPx: number, most: number): readonly Tile[] {
  const tiles: Tile[] = []
  for (let y = 0; y < heightPx; y += most)
    for (let x = 0; x < widthPx; x += most)
      tiles.push({ x, y, widthPx: Math.min(most, widthPx - x), heightPx: Math.min(most, heightPx - y) })
  return tiles
}
