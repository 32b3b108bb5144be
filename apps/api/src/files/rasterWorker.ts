import { nodeSurface, encodePng, loadImageBuffer } from '@kitwright/artwork/node'
import { MAX_WEIGHT, weighSvgParts } from '@kitwright/vector'
import type { Work } from '../workers/index.ts'
import { looksLikeSvg } from './looksLikeSvg.ts'
import { sizedSvg } from './sizedSvg.ts'

/** Twice the widest picture of a garment, so that a picture all over its front is still sharp. */
const SIDE_PX = 2048
/** Times the weight that is refused at the upload. */
const BEYOND_DOUBT = 10
/** Of 15,729 drawings of clubs, firms and icons eleven are heavier. */
const MAX_FOR_LIBRSVG = MAX_WEIGHT / 5
/**
 * Each layer takes librsvg as long as the whole picture is large, 8 ms at 2048 px, however little is on it. Of more than these the
 * picture is smaller, as long as it is still sharp on a garment.
 */
const MAX_LAYERS = 100
const MIN_SIDE_PX = 512

interface Sized {
  readonly width: number
  readonly height: number
}
type Picture = Sized & CanvasImageSource

/** A picture's pixels as PNG, no larger than they are of use; null for what is no picture. */
export const work: Work<Uint8Array, Uint8Array | null> = async bytes =>
  looksLikeSvg(bytes) ? drawSvg(bytes) : drawPixels(bytes)

const load = async (bytes: Uint8Array): Promise<Picture | null> => {
  const picture = (await loadImageBuffer(bytes).catch(() => null)) as Picture | null
  return picture && picture.width > 0 && picture.height > 0 ? picture : null
}

/** A drawing is as sharp as it is large. */
async function drawSvg(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { weight, layers } = weighSvgParts(bytes)
  // An estimate may err, the clock does not: only what is beyond all doubt is not even begun.
  if (weight > BEYOND_DOUBT * MAX_WEIGHT) return null
  const text = new TextDecoder().decode(bytes)
  const natural = sizedSvg(text, SIDE_PX) ? undefined : ((await load(bytes)) ?? undefined)
  const sized = sizedSvg(text, SIDE_PX, natural)
  if (!sized) return null
  const side = Math.floor(SIDE_PX * Math.sqrt(Math.min(1, MAX_LAYERS / layers)))
  // librsvg draws as browsers do, where Skia leaves out pictures within and masks by opacity. Skia knows our lettering, and draws in a
  // moment filters that librsvg takes ten seconds for.
  if (weight > MAX_FOR_LIBRSVG || side < MIN_SIDE_PX || /<(?:text|filter)[\s/>]/.test(sized))
    return drawBySkia(bytes, sized)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(sizedSvg(text, side, natural)!), { unlimited: true })
    .png()
    .toBuffer()
    .catch(() => null)
}

/** Stretching is twice as fast as a large drawing. */
async function drawBySkia(bytes: Uint8Array, sized: string): Promise<Uint8Array | null> {
  const isStretchable = !/^[^>]*\sviewBox="(?!\s*0[\s,]+0[\s,])/.test(sized)
  const picture = await load(isStretchable ? bytes : Buffer.from(sized))
  if (!picture) return null
  const by = SIDE_PX / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width, picture.height].map(length => Math.max(1, Math.round(length * by)))
  if (isStretchable) Object.assign(picture, { width, height })
  return pngOf(picture, 1)
}

/** Pixels become no more than they are. */
async function drawPixels(bytes: Uint8Array): Promise<Uint8Array | null> {
  const picture = await load(bytes)
  return picture && pngOf(picture, Math.min(1, SIDE_PX / Math.max(picture.width, picture.height)))
}

async function pngOf(picture: Picture | null, by: number): Promise<Uint8Array | null> {
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
