import { modelsOf, type Garment, type GarmentOptions, type PartArea, type PartId, type Piece } from '@kitwright/garment'
import { findTile } from './motifTile.ts'
import { distance, type Point } from '@kitwright/measure'

/** The width limit: ribs, bindings, cuffs, hems and stripes are narrower, side panels wider. */
const NARROW_MM = 40
/** The smallest scale that a design allows. */
const LEAST = 0.1

/** Returns twice the area divided by the perimeter: the width of a long strip, even if it is bent. */
function meanWidth(outline: readonly Point[]): number {
  let [area, girth] = [0, 0]
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    area += (a.x * b.y - b.x * a.y) / 2
    girth += distance(a, b)
  })
  return girth > 0 ? (2 * Math.abs(area)) / girth : 0
}

const widthOf = ({ region }: PartArea, { outline }: Piece): number => Math.max(...(region ?? [outline]).map(meanWidth))

/** Returns the width of a part's widest cloth in mm; 0 for a part that the variant lacks. */
function widestMm(garment: Garment, options: GarmentOptions, part: PartId): number {
  const widths = modelsOf(garment, options).flatMap(({ areas, pieces }) =>
    areas
      .filter(area => area.part === part)
      .map(area =>
        widthOf(
          area,
          pieces.find(({ id }) => id === area.piece)!,
        ),
      ),
  )
  return Math.max(0, ...widths)
}

/**
 * Returns the initial scale of a pattern. Tiles are drawn for the body, so on parts narrower than `NARROW_MM` about one
 * tile fits across the width; 1 elsewhere.
 */
export function startingScale(
  { garment, options }: { readonly garment: Garment; readonly options: GarmentOptions },
  part: PartId,
  patternId: string,
): number {
  const tile = findTile(patternId)?.tileMm
  const width = widestMm(garment, options, part)
  if (!tile || width === 0 || width > NARROW_MM) return 1
  const fitting = Math.ceil((100 * width) / Math.sqrt(tile.width * tile.height)) / 100
  return Math.min(1, Math.max(LEAST, fitting))
}
