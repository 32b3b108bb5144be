import { UPLOAD_LIMITS } from '@kitwright/contract'
import type { RefusalId } from '@kitwright/vector'
import { isWholeImage } from './isCompleteImage.ts'
import { imageHeader, type ImageMime } from './imageHeader.ts'
import { loadUntilDone } from '../../ui/index.ts'

/** Side in pixels of an SVG without a size in pixels; it stays sharp at any size. */
const SVG_SIDE = 1000

export type ImageProblem =
  | 'imageEmpty'
  | 'imageTooHeavy'
  | 'imageSvgTooHeavy'
  | 'imageSvgEmpty'
  | 'imageSvgTooComplex'
  | 'imageSvgForeignObject'
  | 'imageSvgAnimated'
  | 'imageSvgScript'
  | 'imageSvgExternal'
  | 'imageSvgFont'
  | 'imageSvgText'
  | 'imageSvgColours'
  | 'imageUnknownKind'
  | 'imageTooManyPixels'
  | 'imageUnreadable'
export interface ReadImage {
  readonly blob: Blob
  readonly widthPx: number
  readonly heightPx: number
}
export type ReadImageResult =
  | { readonly ok: true; readonly image: ReadImage }
  | { readonly ok: false; readonly problem: ImageProblem }

async function decodedSize(blob: Blob): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Gives an SVG without a size the proportions of its view box: some browsers do not draw it on a canvas otherwise. */
function sizedSvg(document: Document): { blob: Blob; width: number; height: number } {
  const root = document.documentElement
  const box = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const width = Number.parseFloat(root.getAttribute('width') ?? '') || (box[2] ?? 0)
  const height = Number.parseFloat(root.getAttribute('height') ?? '') || (box[3] ?? 0)
  const [w, h] = width > 0 && height > 0 ? [width, height] : [SVG_SIDE, SVG_SIDE]
  const scale = SVG_SIDE / Math.max(w, h)
  const size = { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(h * scale)) }
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${w} ${h}`)
  root.setAttribute('width', String(size.width))
  root.setAttribute('height', String(size.height))
  const text = new XMLSerializer().serializeToString(document)
  return { blob: new Blob([text], { type: 'image/svg+xml' }), ...size }
}

const fail = (problem: ImageProblem): ReadImageResult => ({ ok: false, problem })

const PROBLEMS: Record<RefusalId, ImageProblem> = {
  'image-unreadable': 'imageUnreadable',
  'image-too-large': 'imageTooManyPixels',
  'file-too-large': 'imageSvgTooHeavy',
  'svg-empty': 'imageSvgEmpty',
  'svg-too-complex': 'imageSvgTooComplex',
  'svg-foreign-object': 'imageSvgForeignObject',
  'svg-animated': 'imageSvgAnimated',
  'svg-script': 'imageSvgScript',
  'svg-external': 'imageSvgExternal',
  'svg-font': 'imageSvgFont',
  'svg-text': 'imageSvgText',
  'svg-colours': 'imageSvgColours',
}

/** Cleans an SVG as the server will, so that the result, or the reason for a refusal, is visible at once. */
async function decodeSvg(file: Blob): Promise<ReadImageResult> {
  // Only people who choose an SVG need its reader.
  const [{ cleanSvg, SvgRefusedError }, { checkRaster }] = await loadUntilDone(async () =>
    Promise.all([import('@kitwright/vector'), import('./checkRaster.ts')]),
  )
  try {
    const { text } = await cleanSvg(await file.text(), checkRaster)
    const { blob, width, height } = sizedSvg(new DOMParser().parseFromString(text, 'image/svg+xml'))
    return (await decodedSize(blob))
      ? { ok: true, image: { blob, widthPx: width, heightPx: height } }
      : fail('imageUnreadable')
  } catch (error) {
    if (error instanceof SvgRefusedError) return fail(PROBLEMS[error.id])
    throw error
  }
}

async function decode(file: Blob, mime: ImageMime): Promise<ReadImageResult> {
  if (mime === 'image/svg+xml') return decodeSvg(file)
  const blob = file.type === mime ? file : new Blob([file], { type: mime })
  const size = await decodedSize(blob)
  if (!size || size.width === 0) return fail('imageUnreadable')
  return { ok: true, image: { blob, widthPx: size.width, heightPx: size.height } }
}

/**
 * Reads a picture for a design: checks content (not name), file size and dimensions, then decodes it once to be sure.
 */
export async function readImage(file: Blob): Promise<ReadImageResult> {
  if (file.size === 0) return fail('imageEmpty')
  if (file.size > UPLOAD_LIMITS.bytes) return fail('imageTooHeavy')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = imageHeader(bytes)
  if (!header) return fail('imageUnknownKind')
  // The header is read before decoding: a small file can contain a picture that fills the memory.
  if (header.size && header.size.width * header.size.height > UPLOAD_LIMITS.pixels) return fail('imageTooManyPixels')
  const read = isWholeImage(bytes, header.mime) ? await decode(file, header.mime) : fail('imageUnreadable')
  return read.ok && read.image.widthPx * read.image.heightPx > UPLOAD_LIMITS.pixels ? fail('imageTooManyPixels') : read
}
