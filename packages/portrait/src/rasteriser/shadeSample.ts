import type { Kit } from '../model/kit.ts'
import { LIGHT_WIDTH, type LitVertices } from '../light/lightVertices.ts'
import { toLinear, toneMap } from '../light/tone.ts'
import { unevennessAt } from '../light/yarn.ts'
import { type Cloth, MEAN_LIGHT, RESPONSE } from '../studio/index.ts'
import { type PieceTexture, sampleBilinear } from './pieceTexture.ts'
import type { ProjectedVertices } from './project.ts'
import type { Triangles } from './triangles.ts'

export interface ShadeInput {
  readonly kit: Kit
  readonly at: ProjectedVertices
  readonly lit: LitVertices
  readonly triangles: Triangles
  /** Returns the artwork of each of the kit's pieces, drawn on first use. */
  readonly textureOf: (piece: number) => PieceTexture
  /** The cloth of each of the kit's pieces, and the pieces' size in mm. */
  readonly cloths: readonly Cloth[]
  readonly sizesMm: readonly (readonly [width: number, height: number])[]
  /** sRGB numbers 0-1 of the cloth's inner face. */
  readonly inside: readonly [number, number, number]
}

/** Colours one sample: writes sRGB numbers 0-255. */
export type Shade = (triangle: number, x: number, y: number, to: Float64Array) => void

/** Returns how white a colour is, by its darkest channel: white cloth is exposed less, and its yarns look even. */
function whitenessOf(darkest: number): number {
  const t = Math.min(1, Math.max(0, (darkest - 0.25) / 0.55))
  return t * t * (3 - 2 * t)
}

// Plain variables instead of pairs and triples, because this runs a million times per picture.
export function createShade({ kit, at, lit, triangles, textureOf, cloths, sizesMm, inside }: ShadeInput): Shade {
  const { index, uv, pieceOf } = kit
  const { inverseArea, isOutside, level } = triangles
  const { x: xs, y: ys, nearness } = at
  const textures: (PieceTexture | undefined)[] = kit.pieces.map(() => undefined)
  const [insideR, insideG, insideB] = inside
  return (t, x, y, to) => {
    const a = index[3 * t]!
    const b = index[3 * t + 1]!
    const c = index[3 * t + 2]!
    const ax = xs[a]!
    const ay = ys[a]!
    const dx = x - ax
    const dy = y - ay
    // Barycentric coordinates on the picture, then perspective-corrected on the cloth.
    const flatB = (dx * (ys[c]! - ay) - (xs[c]! - ax) * dy) * inverseArea[t]!
    const flatC = ((xs[b]! - ax) * dy - dx * (ys[b]! - ay)) * inverseArea[t]!
    const nearB = flatB * nearness[b]!
    const nearC = flatC * nearness[c]!
    const near = 1 / ((1 - flatB - flatC) * nearness[a]! + nearB + nearC)
    const wb = nearB * near
    const wc = nearC * near
    const wa = 1 - wb - wc
    const isOut = isOutside[t] === 1
    const light = isOut ? lit.outside : lit.inside
    const piece = pieceOf[t]!
    const texture = (textures[piece] ??= textureOf(piece))
    const u = uv[2 * a]! * wa + uv[2 * b]! * wb + uv[2 * c]! * wc
    const v = uv[2 * a + 1]! * wa + uv[2 * b + 1]! * wb + uv[2 * c + 1]! * wc
    sampleBilinear(texture, level[t]!, u, v, to)
    if (!isOut) {
      // The inside is bare fabric, through which some of the print shows.
      to[0] = insideR + (to[0]! - insideR) * RESPONSE.insidePrint
      to[1] = insideG + (to[1]! - insideG) * RESPONSE.insidePrint
      to[2] = insideB + (to[2]! - insideB) * RESPONSE.insidePrint
    }
    const white = whitenessOf(toLinear(Math.min(to[0]!, to[1]!, to[2]!)))
    const size = sizesMm[piece]!
    const yarn = 1 + cloths[piece]!.unevenness * (1 - 0.8 * white) * unevennessAt(u * size[0], v * size[1])
    const exposure = 1 + (RESPONSE.whiteExposure - 1) * white
    const between =
      light[a * LIGHT_WIDTH + 6]! * wa + light[b * LIGHT_WIDTH + 6]! * wb + light[c * LIGHT_WIDTH + 6]! * wc
    const la = a * LIGHT_WIDTH
    const lb = b * LIGHT_WIDTH
    const lc = c * LIGHT_WIDTH
    for (let k = 0; k < 3; k++) {
      const body = light[la + k]! * wa + light[lb + k]! * wb + light[lc + k]! * wc
      const gloss = light[la + 3 + k]! * wa + light[lb + 3 + k]! * wb + light[lc + 3 + k]! * wc
      const albedo = toLinear(to[k]!) * yarn
      to[k] = exposure * (albedo * (body + albedo * MEAN_LIGHT[k]! * between) + gloss)
    }
    toneMap(to)
  }
}
