import type { ClothSurface } from '@kitwright/garment'
import { deltaE, labOf, parseHex } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { cameraFor } from '../camera.ts'
import { assemble } from '../model/kit.ts'
import { CLOTHS, LOBES, MEAN_LIGHT, RESPONSE } from '../studio/index.ts'
import { darknessOf, whitenessOf } from './dyes.ts'
import { LIGHT_WIDTH, lightVertices, type LitVertices } from './lightVertices.ts'
import { MIRROR_WIDTH, mirrorSilk, silkTint } from './silkMirror.ts'
import { toLinear, toneMap } from './tone.ts'

const MATERIALS = ['knit', 'jersey', 'pique', 'mesh', 'fleece', 'satin'] as const satisfies readonly ClothSurface[]
/** Colours that clubs of the world wear. */
const CLUB_COLOURS = [
  '#0f9d6e',
  '#0b3b30',
  '#c01020',
  '#7a0019',
  '#1e3a8a',
  '#0ea5e9',
  '#7c3aed',
  '#f97316',
  '#facc15',
  '#14161c',
  '#6b7280',
]

/** Open cloth before the camera, turned by degrees to the right and upwards. */
function cloth(turns: readonly (readonly [right: number, up: number])[]) {
  const normals = turns.map(([right, up]) => {
    const [a, b] = [(right * Math.PI) / 180, (up * Math.PI) / 180]
    return [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)]
  })
  const kit = assemble([
    {
      piece: 'front',
      isRim: false,
      position: Float32Array.from(normals.flatMap((_, i) => [0.001 * i, 0.5 * (i % 2), 0])),
      normal: Float32Array.from(normals.flat()),
      uv: new Float32Array(2 * normals.length),
      openness: new Float32Array(normals.length).fill(1),
      index: Uint32Array.from(normals.keys()),
    },
  ])
  return (material: ClothSurface): LitVertices => lightVertices(kit, cameraFor('front', kit.bounds), [CLOTHS[material]])
}

const LEVEL = { place: new Float64Array(2), slopes: new Float64Array(2) }
const mirror = { light: new Float64Array(3), fit: new Float64Array(2) }

/** Returns the mirror image on a place of silky cloth of an albedo; none on other cloth. */
function shineOf(
  { mirrors }: LitVertices,
  v: number,
  material: ClothSurface,
  own: readonly number[],
): readonly number[] {
  if (!mirrors) return [0, 0, 0]
  const cloth = CLOTHS[material]
  const numbers = Float64Array.from(mirrors.subarray(MIRROR_WIDTH * v, MIRROR_WIDTH * (v + 1)))
  mirrorSilk(numbers, 1, cloth, LEVEL, mirror)
  const tint = new Float64Array(3)
  silkTint(cloth, own, mirror, tint)
  return [...tint].map((share, k) => share * mirror.light[k]!)
}

/** Returns the shown colour of a place on cloth of a colour, sRGB 0-255. */
function shown(lit: LitVertices, v: number, material: ClothSurface, hex: string): number[] {
  const light = lit.outside.subarray(v * LIGHT_WIDTH, (v + 1) * LIGHT_WIDTH)
  const { r, g, b } = parseHex(hex)!
  const dye = [r, g, b].map(value => toLinear(value / 255))
  const dark = darknessOf(Math.max(...dye))
  const own = dye.map(albedo => albedo + dark * RESPONSE.darkAlbedo)
  const shine = shineOf(lit, v, material, own)
  const exposure = 1 + (RESPONSE.whiteExposure - 1) * whitenessOf(Math.min(...dye))
  const gloss = CLOTHS[material].grain > 0 ? 1 : 1 + RESPONSE.darkGloss * dark
  const colour = Float64Array.from(
    own,
    (albedo, k) =>
      exposure * (albedo * (light[k]! + albedo * MEAN_LIGHT[k]! * light[6]!) + light[3 + k]! * gloss + shine[k]!),
  )
  toneMap(colour)
  return [...colour]
}

/** Degrees; orange is 2.03° off. */
const HUE_DEG = 2.05
const LEAST_CHROMA = 0.9

const FACING = [
  [0, 0],
  [8, 0],
  [-8, 0],
  [0, 8],
  [5, -5],
  [14, 5],
  [-14, 5],
] as const

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
const hueOf = ([, a, b]: readonly [number, number, number]): number => (Math.atan2(b, a) * 180) / Math.PI
const chromaOf = ([, a, b]: readonly [number, number, number]): number => Math.hypot(a, b)

test('diffuse light 30° to either side of the camera differs by 2.2 to 3', () => {
  const light = cloth([
    [30, 0],
    [-30, 0],
  ])('knit')
  const ratio = light.outside[1]! / light.outside[LIGHT_WIDTH + 1]!
  expect(ratio).toBeGreaterThan(2.2)
  expect(ratio).toBeLessThan(3)
  expect(LOBES).toHaveLength(7)
})

test('a club’s colour stays that colour on every cloth that faces the camera', () => {
  const far: string[] = []
  for (const material of MATERIALS) {
    const light = cloth(FACING)(material)
    for (const hex of CLUB_COLOURS) {
      const own = labOf(Object.values(parseHex(hex)!))
      const seen = FACING.map((_, i) => labOf(shown(light, i, material, hex)))
      const difference = median(seen.map(lab => deltaE(lab, own)))
      const hue = median(seen.map(lab => Math.abs(((hueOf(lab) - hueOf(own) + 540) % 360) - 180)))
      const chroma = median(seen.map(chromaOf)) / chromaOf(own)
      const isColoured = chromaOf(own) >= 12
      if (difference > 4 || (isColoured && (hue > HUE_DEG || chroma < LEAST_CHROMA)))
        far.push(`${material} ${hex}: ΔE ${difference.toFixed(1)}, hue ${hue.toFixed(1)}°, chroma ${chroma.toFixed(2)}`)
    }
  }
  expect(far).toEqual([])
})

test('white cloth is white, never burnt out, and not grey on its shadow side', () => {
  for (const material of MATERIALS) {
    const light = cloth([...FACING, [35, 15], [-35, 0]])(material)
    const seen = Array.from({ length: FACING.length + 2 }, (_, i) => shown(light, i, material, '#ffffff'))
    const lightness = seen.map(rgb => labOf(rgb)[0])
    expect(median(lightness.slice(0, FACING.length)), material).toBeGreaterThan(82)
    expect(Math.max(...seen.flat()), material).toBeLessThan(255)
    expect(lightness.at(-1), `${material} in shadow`).toBeGreaterThan(72)
  }
})

test('black cloth shows its folds: they differ in lightness by more than 5', () => {
  const turned = [
    [35, 10],
    [0, 0],
    [-35, 0],
  ] as const
  for (const material of MATERIALS) {
    const light = cloth(turned)(material)
    for (const hex of ['#14161c', '#000000']) {
      const lightness = turned.map((_, i) => labOf(shown(light, i, material, hex))[0])
      expect(lightness[0]! - lightness[2]!, `${material} ${hex}`).toBeGreaterThan(5)
    }
  }
})

test('the mirror image on satin is long across its threads', () => {
  // Threads to the right, a camera in front, nothing shaded.
  const lightAt = (right: number, up: number): number => {
    const place = Float64Array.of(Math.sin(right), Math.sin(up), Math.cos(right) * Math.cos(up), 1, 0, 0, 0, 0, 1, 1, 1)
    mirrorSilk(place, 1, { ...CLOTHS.satin, hand: 0 }, LEVEL, mirror)
    return mirror.light[1]!
  }
  const turns = [-0.4, -0.2, 0.2, 0.4]
  const spread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values)
  expect(spread(turns.map(turn => lightAt(turn, 0)))).toBeGreaterThan(2 * spread(turns.map(turn => lightAt(0, turn))))
})
