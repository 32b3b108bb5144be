import type { Kit } from '../model/kit.ts'
import { LIGHT_WIDTH, type LitVertices } from '../light/lightVertices.ts'
import { toLinear, toneMap } from '../light/tone.ts'
import { TILE_SIDE, type WeaveTile } from '../light/weaveTile.ts'
import { patchAt, streakAt } from '../light/yarn.ts'
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
  /** The weave of each of the kit's pieces; null where none is seen. */
  readonly weaves: readonly (WeaveTile | null)[]
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

interface ReliefPlace {
  readonly weave: WeaveTile
  /** Mm on the piece. */
  readonly x: number
  readonly y: number
  readonly t: number
  /** Weights of the triangle's second and third corner. */
  readonly wb: number
  readonly wc: number
}

/** Returns the function for the light of a place in the relief of its yarns, as a share of that on smooth cloth. */
const createRelief =
  ({ index }: Kit, { tilts }: LitVertices) =>
  ({ weave: { perMm, values }, x, y, t, wb, wc }: ReliefPlace): number => {
    if (!tilts) return 1
    const i = 4 * (((y * perMm) & (TILE_SIDE - 1)) * TILE_SIDE + ((x * perMm) & (TILE_SIDE - 1)))
    const [a, b, c] = [2 * index[3 * t]!, 2 * index[3 * t + 1]!, 2 * index[3 * t + 2]!]
    const wa = 1 - wb - wc
    const right = tilts[a]! * wa + tilts[b]! * wb + tilts[c]! * wc
    const down = tilts[a + 1]! * wa + tilts[b + 1]! * wb + tilts[c + 1]! * wc
    const risen = Math.max(0.3, 1 + values[i]! * right + values[i + 1]! * down)
    return risen * (1 + values[i + 2]!) * (1 - values[i + 3]!)
  }

/** Turns a print into what shows of it on the inside, which is bare fabric. */
function showInside(to: Float64Array, inside: readonly [number, number, number]): void {
  for (let k = 0; k < 3; k++) to[k] = inside[k]! + (to[k]! - inside[k]!) * RESPONSE.insidePrint
}

/** Fuzz above which loose fibres hide the courses of a knit. */
const NAPPED = 0.5
/** Strength of the difference in gloss between single threads of a woven cloth. */
const THREADS = 0.3

// Plain variables instead of pairs and triples, because this runs a million times per picture.
export function createShade(input: ShadeInput): Shade {
  const { kit, at, lit, triangles, textureOf, cloths, weaves, sizesMm, inside } = input
  const { index, uv, pieceOf } = kit
  const { inverseArea, isOutside, level } = triangles
  const { x: xs, y: ys, nearness } = at
  const textures: (PieceTexture | undefined)[] = kit.pieces.map(() => undefined)
  const reliefOn = createRelief(kit, lit)
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
    const u = uv[2 * a]! * wa + uv[2 * b]! * wb + uv[2 * c]! * wc
    const v = uv[2 * a + 1]! * wa + uv[2 * b + 1]! * wb + uv[2 * c + 1]! * wc
    sampleBilinear((textures[piece] ??= textureOf(piece)), level[t]!, u, v, to)
    if (!isOut) showInside(to, inside)
    const white = whitenessOf(toLinear(Math.min(to[0]!, to[1]!, to[2]!)))
    const { unevenness, grain, fuzz, silk } = cloths[piece]!
    const mmX = u * sizesMm[piece]![0]
    const mmY = v * sizesMm[piece]![1]
    const streak = fuzz > NAPPED ? patchAt(mmX / 2.2, mmY / 2.2) : streakAt(mmX, mmY, grain > 0)
    const yarn = 1 + unevenness * (1 - 0.8 * white) * (streak + patchAt(mmX, mmY))
    const weave = weaves[piece]
    const exposed = 1 + (RESPONSE.whiteExposure - 1) * white
    const exposure = weave && isOut ? exposed * reliefOn({ weave, x: mmX, y: mmY, t, wb, wc }) : exposed
    const peak = toLinear(Math.max(to[0]!, to[1]!, to[2]!))
    const glint = (1 - silk * peak) * (weave ? 1 + THREADS * grain * streak : 1)
    const la = a * LIGHT_WIDTH
    const lb = b * LIGHT_WIDTH
    const lc = c * LIGHT_WIDTH
    const between = light[la + 6]! * wa + light[lb + 6]! * wb + light[lc + 6]! * wc
    for (let k = 0; k < 3; k++) {
      const body = light[la + k]! * wa + light[lb + k]! * wb + light[lc + k]! * wc
      const gloss = light[la + 3 + k]! * wa + light[lb + 3 + k]! * wb + light[lc + 3 + k]! * wc
      const albedo = toLinear(to[k]!) * yarn
      to[k] = exposure * (albedo * (body + albedo * MEAN_LIGHT[k]! * between) + gloss * glint)
    }
    toneMap(to)
  }
}
