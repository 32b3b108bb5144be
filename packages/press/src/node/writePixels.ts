import sharp from 'sharp'
import type { PixelSettings } from '../settings.ts'
import { type Rendering, toInks } from './colours/convertToInks.ts'
import type { Profiles } from './colours/freeProfiles.ts'
import { openPages, type PagePixels } from './verification/render/renderPdfPages.ts'

interface PixelsInput extends PixelSettings {
  readonly profiles: Profiles
  /** Rendering of pictures in inks. */
  readonly rendering: Rendering
}

const MM_PER_INCH = 25.4
const RGB = 3
const RGBA = 4

async function write({ data, widthPx, heightPx }: PagePixels, input: PixelsInput): Promise<Buffer> {
  const { form, dpi, profiles, rendering } = input
  const raw = { width: widthPx, height: heightPx, channels: RGBA } as const
  const picture = () => sharp(data, { raw }).removeAlpha().withDensity(dpi).withIccProfile('srgb')
  if (form === 'png') return picture().png({ compressionLevel: 6 }).toBuffer()
  const perMm = dpi / MM_PER_INCH
  const tiff = {
    compression: 'lzw',
    predictor: 'horizontal',
    resolutionUnit: 'inch',
    xres: perMm,
    yres: perMm,
  } as const
  if (form === 'tiff') return picture().tiff(tiff).toBuffer()
  return toInks({ data, ...raw }, { ...rendering, profile: profiles.output, tiff })
}

/**
 * Returns whether a file decodes to the pixels it was written from; for inks, whether it has the same number of pixels.
 */
async function saysTheSame(file: Buffer, { data, widthPx, heightPx }: PagePixels, { form }: PixelsInput) {
  const { info, data: read } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  if (info.width !== widthPx || info.height !== heightPx) return false
  if (form === 'tiff_cmyk') return true
  if (info.channels !== RGB) return false
  for (let from = 0, to = 0; to < read.length; from += RGBA, to += RGB)
    if (data[from] !== read[to] || data[from + 1] !== read[to + 1] || data[from + 2] !== read[to + 2]) return false
  return true
}

/**
 * Writes the pages of a print file as pictures at true size, rendered from the file by PDFium; nothing is redrawn.
 * Reads each picture once more. Throws if one differs, or if a profile cannot be used.
 */
export async function writePixels(pdf: Uint8Array, input: PixelsInput): Promise<Buffer[]> {
  const file = await openPages(pdf)
  try {
    const pictures: Buffer[] = []
    for (let i = 0; i < file.count; i++) {
      const page = file.page(i).draw(input.dpi / MM_PER_INCH)
      const picture = await write(page, input)
      if (!(await saysTheSame(picture, page, input))) throw new Error(`page ${i + 1} differs from what was written`)
      pictures.push(picture)
    }
    return pictures
  } finally {
    file.close()
  }
}
