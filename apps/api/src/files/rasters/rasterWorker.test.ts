import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cleanSvg } from '../safety/cleanSvg.ts'
import { work } from './rasterWorker.ts'
import { JPEG, PNG } from '@kitwright/vector/testing'

const svg = (attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const SQUARE = 'width="60" height="60" viewBox="0 0 90 90"'
const FULL = '<rect width="90" height="90" fill="red"'

/** Returns the size of the picture that designs are printed with, and the share of it that is painted. */
async function draw(text: string): Promise<readonly [width: number, height: number, painted: number]> {
  const { bytes } = await cleanSvg(Buffer.from(text))
  const png = sharp((await work(bytes))!)
  const { data, info } = await png.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let painted = 0
  for (let i = 3; i < data.length; i += 4) painted += data[i]! / 255
  return [info.width, info.height, Math.round((100 * painted) / (info.width * info.height)) / 100]
}

it.each([
  [
    'a plane that does not begin at 0',
    'width="60" height="60" viewBox="-430 580 90 90"',
    '<rect x="-430" y="580" width="90" height="90"/>',
  ],
  [
    'a plane and lettering',
    'viewBox="50 -70 90 90"',
    '<rect x="50" y="-70" width="90" height="90"/><path d="M60 0h9v-9h-9z"/>',
  ],
  ['a photo within', SQUARE, `<image width="90" height="90" preserveAspectRatio="none" xlink:href="${JPEG}"/>`],
  [
    'a photo in a pattern',
    SQUARE,
    `<pattern id="p" width="1" height="1" patternContentUnits="objectBoundingBox"><image width="1" height="1" preserveAspectRatio="none" xlink:href="${PNG}"/></pattern><rect width="90" height="90" fill="url(#p)"/>`,
  ],
  [
    'a mask by opacity',
    SQUARE,
    `<mask id="m" style="mask-type:alpha"><rect width="90" height="90"/></mask><g mask="url(#m)">${FULL}/></g>`,
  ],
  [
    'numbers that run into each other',
    SQUARE,
    `<text/><rect x="90" y="90" width="90" height="90" transform="translate(-90-90)"/>`,
  ],
  ['no plane at all', 'width="60" height="60"', FULL + '/>'],
])('a vector picture is rasterised to the edges of what it shows: %s', async (_, attributes, content) =>
  expect(await draw(svg(attributes, content))).toEqual([2048, 2048, 1]),
)

it('a rasterised picture keeps its proportion, and stays clear where nothing is drawn', async () =>
  expect(await draw(svg('viewBox="10 10 90 45"', '<rect x="10" y="10" width="45" height="45"/>'))).toEqual([
    2048, 1024, 0.5,
  ]))

it('pixels are never enlarged, never more than useful, and never none', async () => {
  const drawn = async (width: number, height: number) => {
    const sent = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { format, ...size } = await sharp((await work(sent))!).metadata()
    return [format, size.width, size.height]
  }
  expect(await drawn(30, 20)).toEqual(['png', 30, 20])
  expect([await drawn(1, 9), await drawn(9, 1)]).toEqual([
    ['png', 1, 9],
    ['png', 9, 1],
  ])
  expect(await drawn(4096, 64)).toEqual(['png', 2048, 32])
  expect(await drawn(2, 4500)).toEqual(['png', 1, 2048])
  expect(await work(Buffer.from('no picture'))).toBeNull()
})
