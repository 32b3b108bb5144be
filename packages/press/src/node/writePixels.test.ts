import { loadImage, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { kit, sheetsIn, sourcesOf } from '../testing/kit.ts'
import { printerProfile } from '../testing/profile.ts'
import { predictPrintedColours, freeProfiles, writePdf, writePixels } from './index.ts'

const DPI = 40
const profiles = await freeProfiles()
const document = kit()
const sheets = sheetsIn('L', { document }).filter(({ piece }) => piece === 'back')
const [sheet] = sheets
const rendering = { intent: 'relative', isBlackScaled: true } as const
const pdf = await writePdf({
  sheets,
  sources: await sourcesOf(document),
  profiles,
  title: 'KIT 1.1',
  madeAt: new Date(0),
})

const wanted = { width: boxWidth(sheet!.page) / 25.4, height: boxHeight(sheet!.page) / 25.4 }
/** Below the number, px. */
const below = {
  x: Math.round((((sheet!.trim[0] + sheet!.trim[2]) / 2 - sheet!.page[0]) / 25.4) * DPI),
  y: Math.round(((0.25 * sheet!.trim[1] + 0.75 * sheet!.trim[3] - sheet!.page[1]) / 25.4) * DPI),
}

describe('a page of a print file as a picture', () => {
  test('is a PNG of its true size and colours, as another reader sees it', async () => {
    const [png] = await writePixels(pdf, { form: 'png', dpi: DPI, profiles, rendering })
    const image = await loadImage(png!)
    expect(
      [image.width / DPI, image.height / DPI].map(
        (inch, i) => Math.abs(inch - [wanted.width, wanted.height][i]!) < 0.05,
      ),
    ).toEqual([true, true])
    const context = createCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    expect([...context.getImageData(below.x, below.y, 1, 1).data.subarray(0, 3)]).toEqual([0x0f, 0x76, 0x6e])
    expect((await sharp(png).metadata()).density).toBe(DPI)
  })
  test('is a TIFF that says its resolution and its colours', async () => {
    const [tiff] = await writePixels(pdf, { form: 'tiff', dpi: DPI, profiles, rendering })
    const { format, density, space, channels, icc } = await sharp(tiff).metadata()
    expect({ format, density, space, channels, hasProfile: icc !== undefined }).toEqual({
      format: 'tiff',
      density: DPI,
      space: 'srgb',
      channels: 3,
      hasProfile: true,
    })
    const at = { left: below.x, top: below.y, width: 1, height: 1 }
    expect([...(await sharp(tiff).extract(at).raw().toBuffer())]).toEqual([0x0f, 0x76, 0x6e])
  })
  test('is a TIFF in inks by an intent, with its profile', async () => {
    const inkOf = async (intent: 'relative' | 'perceptual') => {
      const [tiff] = await writePixels(pdf, {
        form: 'tiff_cmyk',
        dpi: DPI,
        profiles,
        rendering: { ...rendering, intent },
      })
      const { space, channels, density, icc } = await sharp(tiff).metadata()
      expect({ space, channels, density }).toEqual({ space: 'cmyk', channels: 4, density: DPI })
      expect(Buffer.from(profiles.output).equals(icc!)).toBe(true)
      const at = { left: below.x, top: below.y, width: 1, height: 1 }
      return [...(await sharp(tiff).extract(at).toColourspace('cmyk').raw().toBuffer())]
    }
    expect(await inkOf('relative')).not.toEqual(await inkOf('perceptual'))
  })
  test('has black as the printer’s darkest where it is scaled, the same each time', async () => {
    const inked = async (isBlackScaled: boolean) => {
      const asked = { ...rendering, isBlackScaled }
      return (await writePixels(pdf, { form: 'tiff_cmyk', dpi: DPI, profiles, rendering: asked }))[0]!
    }
    const scaled = await inked(true)
    expect(scaled.equals(await inked(true))).toBe(true)
    expect(scaled.equals(await inked(false))).toBe(false)
    const { data } = await sharp(scaled).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer({
      resolveWithObject: true,
    })
    // The page is white beside the piece.
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  })
  test('is not written by a profile that cannot be used', async () => {
    const broken = { ...profiles, output: Buffer.from('no profile') }
    await expect(writePixels(pdf, { form: 'tiff_cmyk', dpi: DPI, profiles: broken, rendering })).rejects.toThrow(
      /profile/,
    )
  })
})

test('printable colours stay by the nearest intent, and move perceptually', async () => {
  const profile = printerProfile({ black: 0.02 })
  const rendered = async (intent: 'relative' | 'perceptual') =>
    (await predictPrintedColours(['#404040'], profile, { intent, isBlackScaled: false }))[0]!.deltaE
  expect(await rendered('relative')).toBeLessThan(1)
  expect(await rendered('perceptual')).toBeGreaterThan(3)
})
