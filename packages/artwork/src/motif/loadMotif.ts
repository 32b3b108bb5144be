import type { PictureMotif } from '@kitwright/design'
import type { TracedInk } from '../trace/index.ts'
import { contextOf, releaseCanvas, halveUntilBelow, sizeOf } from '../surface/canvasTools.ts'
import {
  assetKey,
  type Drawable,
  type PaintMotif,
  type PaintPicture,
  type Sources,
  type Surface,
} from '../surface/types.ts'
import { textPainter } from './paintMotif.ts'
import { motifOfTile } from '../ground/motifTile.ts'
import { separatedPainter, type SeparationWorld } from './separatedInk.ts'
import type { TraceRequest } from './traceWorker.ts'

/** The longer side in pixels at which a picture's shapes are traced. */
const TRACED_PX = 800
const DETAIL = 8

type TracedInks = readonly TracedInk[]
const traced = new WeakMap<object, Map<number, Promise<TracedInks>>>()

/** Finds a picture's inks as shapes: `traceInks`, on any thread. */
export type FindInks = (asked: TraceRequest) => TracedInks | Promise<TracedInks>

interface Shapes {
  readonly inks: TracedInks
  readonly widthPx: number
  readonly heightPx: number
}

/** The dependencies of tracing a picture's shapes. */
interface TracingPorts {
  readonly surface: Surface
  readonly findInks: FindInks
}

async function inksIn(
  picture: Drawable,
  inks: number,
  { widthPx, heightPx, surface, findInks }: Omit<Shapes, 'inks'> & TracingPorts,
): Promise<TracedInks> {
  const canvas = surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.drawImage(halveUntilBelow(picture, { width: widthPx, height: heightPx }, surface), 0, 0, widthPx, heightPx)
  const pixels = context.getImageData(0, 0, widthPx, heightPx)
  releaseCanvas(canvas)
  return findInks({ pixels: { width: widthPx, height: heightPx, data: pixels.data }, inks, detail: DETAIL })
}

/** Returns a picture as shapes in this many inks, bottom first; each result is computed once. */
export async function shapesOf(picture: Drawable, inks: number, tracing: TracingPorts): Promise<Shapes> {
  const { width, height } = sizeOf(picture)
  const by = TRACED_PX / Math.max(width, height)
  const [widthPx, heightPx] = [width, height].map(px => Math.max(1, Math.round(px * by))) as [number, number]
  const known = traced.get(picture) ?? new Map<number, Promise<TracedInks>>()
  traced.set(picture, known)
  const found = known.get(inks) ?? inksIn(picture, inks, { widthPx, heightPx, ...tracing })
  known.set(inks, found)
  try {
    return { inks: await found, widthPx, heightPx }
  } catch (error) {
    // A later call tries again.
    known.delete(inks)
    throw error
  }
}

/** Makes a path of the commands `M`, `L`, `C`, `Z`: the `Path2D` of the drawing environment. */
type Trace = (d: string) => Path2D

/** Paints a picture in its own colours: all of its pixels, or its shapes if nothing shows through them. */
const colourPainter =
  ({ widthMm, heightMm, isMirrored }: PictureMotif, picture: Drawable, paintShapes?: PaintPicture): PaintMotif =>
  context => {
    context.save()
    if (isMirrored) context.scale(-1, 1)
    if (paintShapes && context.globalAlpha === 1) paintShapes(context, { widthMm, heightMm })
    else {
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
    }
    context.restore()
  }

interface InkWorld extends TracingPorts {
  readonly trace: Trace
  readonly picture: Drawable
}

async function tracedPainter(
  motif: PictureMotif,
  ink: number,
  { picture, trace, ...tracing }: InkWorld,
): Promise<PaintMotif | null> {
  const { widthMm, heightMm, isMirrored } = motif
  const { inks, widthPx, heightPx } = await shapesOf(picture, motif.inks, tracing)
  const traced = inks[ink]
  if (!traced) return null
  const path = trace(traced.d)
  return (context, colour) => {
    context.save()
    context.scale((isMirrored ? -widthMm : widthMm) / widthPx, heightMm / heightPx)
    context.translate(-widthPx / 2, -heightPx / 2)
    context.fillStyle = colour
    context.fill(path)
    context.restore()
  }
}

export interface MotifWorld extends TracingPorts, SeparationWorld {
  readonly trace: Trace
  readonly images: Sources['images']
  readonly drawings?: Sources['drawings']
  readonly separable?: Sources['separable']
}

/**
 * Returns the painter of a tile's motif around the origin, mm. Fonts and pictures must be loaded; null without its
 * picture, or if the picture has fewer inks.
 */
export async function loadMotif(
  id: string,
  { images, drawings, separable, ...world }: MotifWorld,
): Promise<PaintMotif | null> {
  const made = motifOfTile(id)
  if (!made) return null
  const { motif, ink } = made
  if (motif.kind === 'text') return motif.text.trim() === '' ? null : textPainter(motif, world.surface)
  const picture = images.get(assetKey(motif.asset))
  if (!picture) return null
  if (motif.inks > 0) {
    const drawing = separable?.get(assetKey(motif.asset))
    const tracedColours = async () => (await shapesOf(picture, motif.inks, world)).inks.map(({ colour }) => colour)
    return drawing
      ? separatedPainter(motif, ink, { drawing, tracedColours, ...world })
      : tracedPainter(motif, ink, { picture, ...world })
  }
  // Repeats use pixels, because repeated shapes are unlimited in number.
  return colourPainter(motif, picture, motif.rows === 'once' ? drawings?.get(assetKey(motif.asset)) : undefined)
}
