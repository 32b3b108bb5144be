import { areasOfPiece, piecesOf, type Garment, type GarmentOptions, type PartId } from '@kitwright/garment'
import { type Point, signedArea } from '@kitwright/measure'
import type { ScreenProjection } from '../stage/clothPlane.ts'

/** Closed line around a part's cloth, in mm on its piece, in short steps. */
export interface PartOutline {
  readonly piece: string
  readonly points: readonly Point[]
}

/** Maximum distance between points, because cloth bends. */
const STEP_MM = 20
/** Distance inside the seam, so that there is cloth under every point. */
const INSET_MM = 2

/** Divides each side of a ring into steps and moves it inwards. */
function along(ring: readonly Point[]): Point[] {
  const inwards = Math.sign(signedArea(ring)) * INSET_MM
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) return []
    const count = Math.max(1, Math.ceil(length / STEP_MM))
    const [nx, ny] = [(-(to.y - from.y) / length) * inwards, ((to.x - from.x) / length) * inwards]
    return Array.from({ length: count }, (_, k) => {
      const at = (k + 0.5) / count
      return { x: from.x + (to.x - from.x) * at + nx, y: from.y + (to.y - from.y) * at + ny }
    })
  })
}

/** Returns the outlines of a part on every piece that shows it. */
export const partOutlines = (garment: Garment, options: GarmentOptions, part: PartId): PartOutline[] =>
  piecesOf(garment, options).flatMap(({ piece }) =>
    areasOfPiece(garment, options, piece.id)
      .filter(area => area.part === part)
      .flatMap(({ region }) => region ?? [piece.outline])
      .map(ring => ({ piece: piece.id, points: along(ring) })),
  )

/** Returns the visible outlines as the `d` of a path. Points that face away or lie off the cloth break the line. */
export function seenPath(stage: ScreenProjection, outlines: readonly PartOutline[]): string {
  return outlines
    .map(({ piece, points }) => {
      let isDown = false
      return [...points, ...points.slice(0, 1)]
        .map(at => {
          const seen = stage.toScreen(piece, at)
          const step = seen?.isFacing ? `${isDown ? 'L' : 'M'}${seen.x.toFixed(1)} ${seen.y.toFixed(1)}` : ''
          isDown = step !== ''
          return step
        })
        .join('')
    })
    .join('')
}
