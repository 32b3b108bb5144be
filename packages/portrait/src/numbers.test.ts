import { join } from 'node:path'
import { nodeSurface } from '@kitwright/artwork/node'
import { expect, test } from 'vitest'
import { type CameraView, cameraFor, projectPoint } from './camera.ts'
import { LIGHT_WIDTH, lightVertices } from './light/lightVertices.ts'
import { irradianceAt } from './light/skyAt.ts'
import { facingOf } from './light/upright.ts'
import { toLinear, toneMap, toSrgb } from './light/tone.ts'
import { assemble } from './model/kit.ts'
import type { PieceMesh } from './model/pieceMesh.ts'
import { addPrint, createPieceTexture } from './rasteriser/pieceTexture.ts'
import { boundsOf, castGroundShadow, CLOTHS, clothOf, KEY, SHADOW_CELLS, SKY } from './studio/index.ts'
import { extentOf, fittingScale, frameIn, rayAt } from './view/frameView.ts'

const told = (values: Iterable<number>): string =>
  Array.from(values, value => (Math.round(value * 1e4) / 1e4 + 0).toString()).join(' ')

/** A tent: two squares of cloth that meet at a ridge, one of them with a rim. */
const WAYS = [
  [0, 0, 1],
  [0.6, 0, 0.8],
  [-0.6, 0.64, 0.48],
  [0, 1, 0],
  [0.3, -0.5, -0.81],
  [-0.8, -0.6, 0],
] as const
const mesh = (piece: string, shift: number): PieceMesh => ({
  piece,
  isRim: shift > 0,
  position: Float32Array.from(WAYS.flatMap(([x, y, z], i) => [0.2 * x + shift, 0.9 + 0.3 * y + 0.01 * i, 0.15 * z])),
  normal: Float32Array.from(WAYS.flat()),
  uv: Float32Array.from(WAYS.flatMap((_, i) => [i / 6, 1 - i / 6])),
  openness: Float32Array.from(WAYS, (_, i) => 0.3 + 0.14 * i),
  index: Uint32Array.from([0, 1, 2, 3, 4, 5]),
})
const kit = assemble([mesh('front', 0), mesh('collar', 0.5), mesh('front', -0.4)])
const VIEWS: readonly CameraView[] = ['front', 'left', 'back', 'right', 'angle', 'turned', 'turnedBack']

// Numeric values of the light and the camera positions: `npx vitest run -u packages/portrait` records intended changes.
test('the studio’s light, cameras and shadow stay as they were', async () => {
  const sky = WAYS.map(way => told(([0, 1, 2] as const).map(k => irradianceAt(way[0], way[1], way[2], k))))
  const cameras = VIEWS.map(view => {
    const camera = cameraFor(view, boundsOf([kit.position]))
    const extent = extentOf(camera, kit)
    const rect = { x: 10, y: 4, width: 180, height: 240 }
    const frame = frameIn(rect, extent, fittingScale(extent, rect))
    const { at, right, up, back, cos, sin } = camera
    const { x, y, nearness } = projectPoint(camera, [0.1, 1, 0.05])
    const rest = [x, y, nearness, frame.scale, frame.originX, frame.originY, ...rayAt(camera, frame, 60, 90)]
    return `${view}: ${told([...at, ...right, ...up, ...back, cos, sin, ...rest])}`
  })
  const materials = ['knit', 'pique', 'mesh', 'fleece', 'satin'] as const
  const fabrics = [
    ...materials.map(material => CLOTHS[clothOf(undefined, material)]),
    CLOTHS[clothOf({ isTrim: true } as never, 'satin')],
    CLOTHS[clothOf({ isRib: true } as never, 'satin')],
  ]
  const lit = fabrics.flatMap(fabric => {
    const camera = cameraFor('angle', kit.bounds)
    const { outside, inside } = lightVertices(kit, camera, [fabric, fabric])
    const facing = facingOf(kit.position, kit.normal, camera)
    return [outside, inside].map(light => told(light.subarray(0, 6 * LIGHT_WIDTH))).concat(told(facing.subarray(0, 6)))
  })
  const shadow = castGroundShadow([kit.position], kit.bounds)
  const rows = Array.from({ length: 12 }, (_, row) => {
    const from = (row * 8 + 4) * SHADOW_CELLS
    return told(shadow.alpha.subarray(from, from + SHADOW_CELLS).filter((_cell, i) => i % 8 === 4))
  })
  const { x0, z0, width, depth } = shadow
  const lines = [
    told(SKY),
    told([...KEY.towards, ...KEY.colour]),
    ...sky,
    ...cameras,
    ...lit,
    told([x0, z0, width, depth]),
    ...rows,
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'golden/light.txt'))
})

test('a colour survives linear light; brand colours stay, bright ones compress', () => {
  const exact = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  for (let value = 0; value < 256; value += 1) {
    expect(Math.abs(toLinear(value / 255) - exact(value / 255))).toBeLessThan(0.002)
    expect(Math.abs(toSrgb(exact(value / 255)) - value)).toBeLessThan(0.5)
  }
  expect([toSrgb(-1), toSrgb(0), toSrgb(1), toSrgb(7)]).toEqual([0, 0, 255, 255].map(value => expect.closeTo(value, 9)))
  // The Khronos Group’s own code, github.com/KhronosGroup/ToneMapping/tree/main/PBR_Neutral, but for its desaturation of 0.15.
  const mapped = (colour: readonly number[]): number[] => {
    const to = Float64Array.from(colour)
    toneMap(to)
    return [...to].map(toWhole)
  }
  const toWhole = (value: number): number => Math.round(value)
  const neutral = ([r, g, b]: readonly [number, number, number]): number[] => {
    const least = Math.min(r, g, b)
    const offset = least < 0.08 ? least - 6.25 * least ** 2 : 0.04
    const [x, y, z] = [r - offset, g - offset, b - offset]
    const peak = Math.max(x, y, z)
    if (peak < 0.76) return [x, y, z].map(toSrgb).map(toWhole)
    const pressed = 1 - 0.24 ** 2 / (peak + 0.24 - 0.76)
    const share = 1 - 1 / (0.04 * (peak - pressed) + 1)
    return [x, y, z].map(value => toSrgb(((value * pressed) / peak) * (1 - share) + pressed * share)).map(toWhole)
  }
  for (const colour of [
    [0, 0, 0],
    [0.02, 0.5, 0.3],
    [0.2, 0.5, 0.7],
    [0.3, 0.79, 0.81],
    [0.5, 1.4, 3],
    [4, 4, 4],
  ] as const)
    expect(mapped(colour), String(colour)).toEqual(neutral(colour))
})

test('artwork mixes four texels and coarser copies, up to its edges', () => {
  const pixels = Uint8ClampedArray.from(
    Array.from({ length: 20 }, (_, i) => [12 * i, 255 - 10 * i, (i * 37) % 256, 255]).flat(),
  )
  const canvas = nodeSurface.createCanvas(5, 4)
  const context = canvas.getContext('2d')!
  const image = context.createImageData(5, 4)
  image.data.set(pixels)
  context.putImageData(image, 0, 0)
  const window = { left: 0, top: 0, right: 5, bottom: 4, widthPx: 5, heightPx: 4 }
  const texture = createPieceTexture(canvas, window)
  const at = (level: number, u: number, v: number): number[] => {
    const to = new Float64Array(3)
    addPrint(texture, Uint8Array.of(level), Float64Array.of(u, v), 1, to)
    return [...to].map(value => Math.round(value * 100) / 100)
  }
  const texel = (x: number, y: number): number[] => [...pixels.subarray(4 * (5 * y + x), 4 * (5 * y + x) + 3)]
  const mean = (...all: number[][]): number[] =>
    all[0]!.map((_, k) => all.reduce((sum, each) => sum + each[k]!, 0) / all.length)
  const near = (values: number[]) => values.map(value => expect.closeTo(value, 1))
  expect(at(0, 1.5 / 5, 2.5 / 4)).toEqual(near(texel(1, 2)))
  expect(at(0, 2 / 5, 2.5 / 4)).toEqual(near(mean(texel(1, 2), texel(2, 2))))
  expect(at(0, 2 / 5, 2 / 4)).toEqual(near(mean(texel(1, 1), texel(2, 1), texel(1, 2), texel(2, 2))))
  expect([at(0, 0, 0), at(0, 1, 1), at(0, 1, 0)]).toEqual([texel(0, 0), texel(4, 3), texel(4, 0)].map(near))
  // Rounded like bytes.
  const half = (x: number, y: number): number[] =>
    mean(texel(2 * x, 2 * y), texel(2 * x + 1, 2 * y), texel(2 * x, 2 * y + 1), texel(2 * x + 1, 2 * y + 1))
  expect(at(1, 0.2, 0.25)).toEqual(half(0, 0).map(value => expect.closeTo(value, -0.1)))
  expect(at(1, 1, 1)).toEqual(half(1, 1).map(value => expect.closeTo(value, -0.1)))
  expect(at(3, 0.5, 0.5)).toEqual(at(2, 0.5, 0.5))
  // A window is a part of the same artwork.
  const right = nodeSurface.createCanvas(3, 4)
  right.getContext('2d')!.putImageData(context.getImageData(2, 0, 3, 4), 0, 0)
  const part = createPieceTexture(right, { ...window, left: 2 })
  const sums = new Float64Array(3)
  addPrint(part, Uint8Array.of(0), Float64Array.of(3 / 5, 2.5 / 4), 1, sums)
  expect([...sums]).toEqual(near(mean(texel(2, 2), texel(3, 2))))
})
