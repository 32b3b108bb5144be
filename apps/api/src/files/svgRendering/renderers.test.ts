import { loadImageBuffer, nodeSurface } from '@kitwright/artwork/node'
import { expect, test } from 'vitest'
import { drawingAt, keepDrawing } from '../testing/keptDrawings.ts'

const SIDE_PX = 400

/** Draws a drawing of 100 by 100 as the server does, and returns the colours at points of it, as `r,g,b`. */
async function coloursAt(content: string, ...points: readonly (readonly [number, number])[]): Promise<string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#fff" d="M0 0h100v100H0z"/>${content}</svg>`
  const { bytes } = await keepDrawing(svg)
  const picture = await loadImageBuffer(await drawingAt(bytes, SIDE_PX))
  const context = nodeSurface.createCanvas(SIDE_PX, SIDE_PX).getContext('2d')!
  context.drawImage(picture, 0, 0)
  return points.map(([x, y]) => {
    const [r, g, b] = context.getImageData((x * SIDE_PX) / 100, (y * SIDE_PX) / 100, 1, 1).data
    return [r, g, b].join()
  })
}

const BOX = '<path d="M20 20h40v40H20z" fill="#00f"'
const ROUND = '<clipPath id="a" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>'
const [WHITE, BLUE] = ['255,255,255', '0,0,255']

test('a drop shadow is drawn in its own colour', async () => {
  const shadow = `<filter id="f"><feDropShadow dx="3" dy="3" stdDeviation="0" flood-color="#808080"/></filter>${BOX} filter="url(#f)"/>`
  expect(await coloursAt(shadow, [61, 40], [40, 40])).toEqual(['128,128,128', BLUE])
})

test('a clip path of a clip path leaves what both leave', async () => {
  const clips = `${ROUND}<clipPath id="b" clip-path="url(#a)"><path d="M0 0h40v100H0z"/></clipPath>${BOX} clip-path="url(#b)"/>`
  expect(await coloursAt(clips, [30, 40], [22, 22], [50, 40])).toEqual([BLUE, WHITE, WHITE])
})

test('a clip path measured by a turned element’s box clips it', async () => {
  const turned = `${ROUND}${BOX} clip-path="url(#a)" transform="rotate(45 40 40)"/>`
  expect(await coloursAt(turned, [40, 40], [40, 15], [65, 40])).toEqual([BLUE, WHITE, WHITE])
})

test('a mask measured by a turned element’s box masks it', async () => {
  const mask = '<mask id="a" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5" fill="#fff"/></mask>'
  const turned = `${mask}${BOX} mask="url(#a)" transform="rotate(45 40 40)"/>`
  expect(await coloursAt(turned, [40, 40], [40, 15], [65, 40])).toEqual([BLUE, WHITE, WHITE])
})

test('a gradient repeats from 0 to 1, wherever its stops begin and end', async () => {
  const stops = '<stop offset=".25" stop-color="#00f"/><stop offset=".25" stop-color="#f00"/>'
  const gradient = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="40" spreadMethod="repeat">${stops}</linearGradient>`
  const colours = await coloursAt(
    `${gradient}<path fill="url(#g)" d="M0 0h100v100H0z"/>`,
    [5, 5],
    [20, 5],
    [45, 5],
    [60, 5],
  )
  expect(colours).toEqual([BLUE, '255,0,0', BLUE, '255,0,0'])
})

test('a stroke that does not scale keeps its width at every size', async () => {
  const line =
    '<path transform="scale(10)" d="M1 5h8" stroke="#00f" stroke-width="8" vector-effect="non-scaling-stroke"/>'
  expect(await coloursAt(line, [50, 47], [50, 45])).toEqual([BLUE, WHITE])
})

test('a colour with ink values behind it keeps its colour', async () => {
  const inked = '<path fill="#0000ff icc-color(#CMYK, 1, 1, 0, 0)" d="M0 0h100v100H0z"/>'
  expect(await coloursAt(inked, [50, 50])).toEqual([BLUE])
})
