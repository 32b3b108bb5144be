import type { PictureMotif } from '@kitwright/design'
import { contextOf, letGo, shrink, sizeOf } from '../canvas.ts'
import { assetKey, type Drawable, type PaintMotif, type Sources, type Surface } from '../types.ts'
import { textPainter } from './paintMotif.ts'
import { motifOfTile } from '../motifTile.ts'

/** A picture's shapes are found on so many pixels of its longer side. */
const TRACED_PX = 800
const DETAIL = 8

type Traced = ReturnType<typeof import('../trace/index.ts').traceInks>
const traced = new WeakMap<object, Map<number, Traced>>()

interface Shapes {
  readonly inks: Traced
  readonly widthPx: number
  readonly heightPx: number
}

/** A picture as shapes in so many inks, bottom first; found once for each. */
export async function shapesOf(picture: Drawable, inks: number, surface: Surface): Promise<Shapes> {
  const { width, height } = sizeOf(picture)
  const by = TRACED_PX / Math.max(width, height)
  const [widthPx, heightPx] = [width, height].map(px => Math.max(1, Math.round(px * by))) as [number, number]
  const known = traced.get(picture) ?? new Map<number, Traced>()
  traced.set(picture, known)
  const before = known.get(inks)
  if (before) return { inks: before, widthPx, heightPx }
  const { traceInks } = await import('../trace/index.ts')
  const canvas = surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.drawImage(shrink(picture, { width: widthPx, height: heightPx }, surface), 0, 0, widthPx, heightPx)
  const found = traceInks(context.getImageData(0, 0, widthPx, heightPx), { inks, detail: DETAIL })
  letGo(canvas)
  known.set(inks, found)
  return { inks: found, widthPx, heightPx }
}

/** What makes a path of its letters `M`, `L`, `C`, `Z`: `Path2D` of the world that draws. */
type Trace = (d: string) => Path2D

/** A picture in its own colours, all of its pixels. */
const colourPainter =
  ({ widthMm, heightMm, isMirrored }: PictureMotif, picture: Drawable): PaintMotif =>
  context => {
    context.save()
    if (isMirrored) context.scale(-1, 1)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
    context.restore()
  }

async function inkPainter(
  { widthMm, heightMm, inks, isMirrored }: PictureMotif,
  ink: number,
  { picture, surface, trace }: { picture: Drawable; surface: Surface; trace: Trace },
): Promise<PaintMotif | null> {
  const shapes = await shapesOf(picture, inks, surface)
  const found = shapes.inks[ink]
  if (!found) return null
  const path = trace(found.d)
  return (context, colour) => {
    context.save()
    context.scale((isMirrored ? -widthMm : widthMm) / shapes.widthPx, heightMm / shapes.heightPx)
    context.translate(-shapes.widthPx / 2, -shapes.heightPx / 2)
    context.fillStyle = colour
    context.fill(path)
    context.restore()
  }
}

export interface MotifWorld {
  readonly surface: Surface
  readonly trace: Trace
  readonly images: Sources['images']
}

/** What paints a tile's motif around the origin, mm. Fonts and pictures must be there; null without its picture, and where the picture has fewer inks. */
export async function loadMotif(id: string, { surface, trace, images }: MotifWorld): Promise<PaintMotif | null> {
  const made = motifOfTile(id)
  if (!made) return null
  const { motif, ink } = made
  if (motif.kind === 'text') return motif.text.trim() === '' ? null : textPainter(motif, surface)
  const picture = images.get(assetKey(motif.asset))
  if (!picture) return null
  if (motif.inks > 0) return inkPainter(motif, ink, { picture, surface, trace })
  return colourPainter(motif, picture)
}
