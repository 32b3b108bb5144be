import { expect, it } from 'vitest'
import { readImage } from './readImage.ts'

const MB = 1024 * 1024
const svg = (bytes: number): Blob => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(bytes)])

it.each([
  ['nothing', new Blob([]), 'imageEmpty'],
  ['too much', new Blob([new Uint8Array(10 * MB + 1)]), 'imageTooHeavy'],
  ['what is no picture', new Blob(['Angkor']), 'imageUnknownKind'],
  ['an SVG that the server would refuse', svg(2 * MB + 1), 'imageSvgTooHeavy'],
])('refuses %s before it is drawn', async (_, file, problem) => {
  expect(await readImage(file)).toEqual({ ok: false, problem })
})
