import { encodePng, loadImageBuffer, nodeSurface } from '@kitwright/artwork/node'
import { registerFonts } from '@kitwright/library/node'
import { MAX_WEIGHT, weighSvgParts } from '@kitwright/vector'
import { sizedSvg } from './sizedSvg.ts'

/** Times the weight that is refused at the upload. */
const BEYOND_DOUBT = 10
/** Eleven of 15,729 drawings of clubs, firms and icons are heavier. */
const MAX_FOR_LIBRSVG = MAX_WEIGHT / 5
const MIN_SIDE_PX = 512

interface PixelDimensions {
  readonly width: number
  readonly height: number
}
export type Picture = PixelDimensions & CanvasImageSource

export interface SvgToDraw {
  readonly bytes: Uint8Array
  /** The longer side of its picture, in pixels. */
  readonly sidePx: number
  /**
   * Each layer takes librsvg as long as the whole picture is large, 8 ms at 2048 px, however little is on it. Of more layers as large as this
   * the picture is smaller, as long as it is still sharp on a garment.
   */
  readonly mostLayersPx: number
  /**
   * The approximate time in ms that Skia may take for a drawing too heavy for librsvg: the heavier, the smaller.
   * Unlimited if omitted.
   */
  readonly mostMs?: number
}

export const loadPicture = async (bytes: Uint8Array): Promise<Picture | null> => {
  // Letters of an SVG are set when it is loaded, in what is known by then.
  registerFonts()
  const picture = (await loadImageBuffer(bytes).catch(() => null)) as Picture | null
  return picture && picture.width > 0 && picture.height > 0 ? picture : null
}

/** Packs as fast as can be what is large and read again at once. */
const packingOf = (sidePx: number) => (sidePx > 2048 ? { compressionLevel: 1 } : {})

/** A drawing's pixels as PNG: it is as sharp as it is large. Null for what cannot be drawn. */
export async function drawSvg({
  bytes,
  sidePx,
  mostLayersPx,
  mostMs = Infinity,
}: SvgToDraw): Promise<Uint8Array | null> {
  const { weight, layers } = weighSvgParts(bytes)
  // An estimate may err, the clock does not: only what is beyond all doubt is not even begun.
  if (weight > BEYOND_DOUBT * MAX_WEIGHT) return null
  const text = new TextDecoder().decode(bytes)
  const natural = sizedSvg(text, sidePx) ? undefined : ((await loadPicture(bytes)) ?? undefined)
  const sized = sizedSvg(text, sidePx, natural)
  if (!sized) return null
  const side = Math.floor(Math.min(sidePx, Math.sqrt(mostLayersPx / layers)))
  // librsvg draws as browsers do, where Skia leaves out pictures within and masks by opacity. Skia knows our lettering, and draws in a
  // moment filters that librsvg takes ten seconds for.
  if (weight > MAX_FOR_LIBRSVG || side < MIN_SIDE_PX || /<(?:text|filter)[\s/>]/.test(sized))
    return drawLight({ bytes, text, natural, sidePx: Math.floor(Math.min(sidePx, 1000 * Math.sqrt(mostMs / weight))) })
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(sizedSvg(text, side, natural)!), { unlimited: true })
    .png(packingOf(side))
    .toBuffer()
    .catch(() => null)
}

interface RenderInput extends Pick<SvgToDraw, 'bytes' | 'sidePx'> {
  readonly text: string
  readonly natural: PixelDimensions | undefined
}

const drawLight = async ({ bytes, text, natural, sidePx }: RenderInput): Promise<Uint8Array | null> =>
  drawBySkia(bytes, sizedSvg(text, sidePx, natural)!, sidePx)

/** Stretching is twice as fast as a large drawing. */
async function drawBySkia(bytes: Uint8Array, sized: string, sidePx: number): Promise<Uint8Array | null> {
  const isStretchable = !/^[^>]*\sviewBox="(?!\s*0[\s,]+0[\s,])/.test(sized)
  const picture = await loadPicture(isStretchable ? bytes : Buffer.from(sized))
  if (!picture) return null
  const by = sidePx / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width, picture.height].map(length => Math.max(1, Math.round(length * by)))
  if (isStretchable) Object.assign(picture, { width, height })
  return pngOf(picture, 1)
}

export async function pngOf(picture: Picture | null, by: number): Promise<Uint8Array | null> {
  if (!picture) return null
  const width = Math.max(1, Math.round(picture.width * by))
  const height = Math.max(1, Math.round(picture.height * by))
  const canvas = nodeSurface.createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return encodePng(canvas)
}
