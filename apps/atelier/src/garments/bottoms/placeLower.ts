import type { PlacePoint } from '@kitwright/cloth'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { boxOf, edgeOf, outlineOf, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import { smoothStep } from '../../dressForm/solids.ts'
import { isBand } from './waistband.ts'

/** World height of the fork, in metres. */
const FORK_Y = -0.797

const forkOf = (piece: PatternPiece): number => Math.max(...edgeOf(piece, 'crotch').map(p => p.y))

/** Returns the world height of the waist seam in metres. It follows from the rise when the fork sits in the crotch. */
export const waistHeight = (pattern: Pattern): number =>
  FORK_Y + forkOf(pattern.pieces.find(p => p.id === 'shortsFrontR')!) / 1000

/** Returns the piece's horizontal extent at a height, from its outline. */
function spanAt(piece: PatternPiece): (y: number) => readonly [number, number] {
  const outline = outlineOf(piece)
  return y => {
    let low = Infinity
    let high = -Infinity
    outline.forEach((p, i) => {
      const q = outline[(i + 1) % outline.length]!
      if (p.y <= y === q.y <= y) return
      const x = p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)
      low = Math.min(low, x)
      high = Math.max(high, x)
    })
    return low < high ? [low, high] : [0, 1]
  }
}

const LEG_X_M = 0.112

/**
 * Returns the depth of a half ellipse as long as the piece is wide, so that the piece starts neither stretched nor
 * slack.
 */
const legDepth = (width: number): number => Math.sqrt(Math.max(0.06 ** 2, 2 * (width / Math.PI) ** 2 - LEG_X_M ** 2))

/** Places the right legs: a quarter of an ellipse round the hips above the crotch, a tube round the leg below it. */
function rightLegPlace(piece: PatternPiece, isFront: boolean, waistY: number): PlacePoint {
  const span = spanAt(piece)
  // the piece is as wide as the leg only between the slanted waist and the slanted hem
  const top = Math.max(...edgeOf(piece, 'waist').map(p => p.y)) + 0.5
  const bottom = Math.min(...edgeOf(piece, 'hem').map(p => p.y)) - 0.5
  const crotch = edgeOf(piece, 'crotch').map(p => p.y)
  const fork = forkOf(piece)
  const curveStart = fork - 0.42 * (fork - Math.min(...crotch))
  const facing = isFront ? 1 : -1
  return (x, y) => {
    const [low, high] = span(Math.min(bottom, Math.max(top, y)))
    const share = Math.min(1.02, Math.max(-0.02, (x - low) / (high - low)))
    // 0 at the out-seam, 1 at the centre or the in-seam
    const s = isFront ? share : 1 - share
    const t = smoothStep((y - curveStart) / (fork - curveStart))
    const hip = { x: -0.19 * Math.cos((s * Math.PI) / 2), z: facing * 0.15 * Math.sin((s * Math.PI) / 2) }
    const below = Math.max(0, (y - fork) / 1000)
    const leg = {
      x: -0.12 - below * 0.08 - LEG_X_M * Math.cos(s * Math.PI),
      z: facing * legDepth((high - low) / 1000) * Math.sin(s * Math.PI),
    }
    return [hip.x + (leg.x - hip.x) * t, waistY - y / 1000, hip.z + (leg.z - hip.z) * t - 0.006]
  }
}

const mirrored =
  (place: PlacePoint): PlacePoint =>
  (x, y) => {
    const [px, py, pz] = place(-x, y)
    return [-px, py, pz]
  }

/** Places the band round the waist, from the centre front to the wearer's left. */
function bandPlace(pattern: Pattern, waistY: number): (pieceId: string) => PlacePoint {
  const widthOf = (piece: PatternPiece): number => boxWidth(boxOf(piece))
  const [front, back] = pattern.pieces.filter(p => isBand(p.id)) as [PatternPiece, PatternPiece | undefined]
  const round = widthOf(front) + (back ? widthOf(back) : 0)
  const height = boxHeight(boxOf(front))
  return id => (x, y) => {
    const angle = ((id === front.id ? x : round / 2 + x) / round) * 2 * Math.PI
    return [0.18 * Math.sin(angle), waistY + 0.01 + (height - y) / 1000, -0.004 + 0.145 * Math.cos(angle)]
  }
}

/** Returns the start position of each piece of shorts. */
export function placeLower(pattern: Pattern): (pieceId: string) => PlacePoint {
  const piece = (id: string): PatternPiece => pattern.pieces.find(p => p.id === id)!
  const waistY = waistHeight(pattern)
  const front = rightLegPlace(piece('shortsFrontR'), true, waistY)
  const back = rightLegPlace(piece('shortsBackR'), false, waistY)
  const places: Record<string, PlacePoint> = {
    shortsFrontR: front,
    shortsFrontL: mirrored(front),
    shortsBackR: back,
    shortsBackL: mirrored(back),
  }
  const band = bandPlace(pattern, waistY)
  return id => places[id] ?? band(id)
}
