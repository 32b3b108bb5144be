import { expect, it } from 'vitest'
import { readImage } from './readImage.ts'

const MB = 1024 * 1024

it.each([
  ['nothing', new Blob([]), 'imageEmpty'],
  ['too much', new Blob([new Uint8Array(10 * MB + 1)]), 'imageTooHeavy'],
  ['what is no picture', new Blob(['Angkor']), 'imageUnknownKind'],
])('a chosen file that holds %s is refused before it is drawn', async (_, file, problem) => {
  expect(await readImage(file)).toEqual({ ok: false, problem })
})
