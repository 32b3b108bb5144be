import type { PictureMotif } from '@kitwright/design'
import { asDrawable } from '../surface/canvasTools.ts'
import type { SeparableDrawing } from '../surface/separable.ts'
import { paletteOf, separationPlates, tinted } from '../separation/index.ts'
import { darkestOf } from '../trace/index.ts'
import { labOfHex } from '../trace/quantiseColours.ts'
import {
  OUTLINE_UNITS,
  type FindOutlines,
  type PaintMotif,
  type Surface,
  type SurfaceCanvas,
} from '../surface/types.ts'

/** The longest side of a tile on the screen; finer plates look the same. */
const PLATE_PX = 1536

/**
 * Returns the inks of a drawing as a motif, bottom first: its own fills and strokes. A single ink is the darker of two.
 */
export function motifInks(drawing: SeparableDrawing, count: number): readonly string[] {
  if (count > 1) return paletteOf(drawing, count)
  const two = paletteOf(drawing, 2)
  return two.length > 0 ? [two[darkestOf(two)]!] : []
}

/** The platform's functions for separating drawings into inks. */
export interface SeparationWorld {
  readonly surface: Surface
  readonly trace: (d: string) => Path2D
  /** Joins and cuts outlines, for pages; absent in browsers, which separate into pixels. */
  readonly outlinesOf?: ((drawing: SeparableDrawing) => FindOutlines) | undefined
}

interface SeparatedInks {
  readonly inks: readonly string[]
  readonly isStacked: boolean
}

/** Caches one separation for each drawing, set of inks and stacking. */
function remembered<T>(make: (drawing: SeparableDrawing, separated: SeparatedInks) => T) {
  const known = new WeakMap<SeparableDrawing, Map<string, T>>()
  return (drawing: SeparableDrawing, separated: SeparatedInks): T => {
    const own = known.get(drawing) ?? new Map<string, T>()
    known.set(drawing, own)
    const key = [separated.isStacked, ...separated.inks].join()
    const found = own.get(key) ?? make(drawing, separated)
    own.set(key, found)
    return found
  }
}

const plates = new WeakMap<Surface, ReturnType<typeof platesOn>>()
const platesOn = (surface: Surface) =>
  remembered((drawing, { inks, isStacked }): readonly SurfaceCanvas[] => {
    const by = PLATE_PX / Math.max(drawing.widthPx, drawing.heightPx)
    const [widthPx, heightPx] = [drawing.widthPx, drawing.heightPx].map(px => Math.max(1, Math.round(px * by))) as [
      number,
      number,
    ]
    return separationPlates(drawing, inks, { widthPx, heightPx, isStacked, surface })
  })
const outlines = new WeakMap<object, ReturnType<typeof outlinesBy>>()
const outlinesBy = (outlinesOf: (drawing: SeparableDrawing) => FindOutlines) =>
  remembered((drawing, { inks, isStacked }) => outlinesOf(drawing)(inks, isStacked))

type PictureFrame = Pick<PictureMotif, 'widthMm' | 'heightMm' | 'isMirrored'>

function paintPlate(
  { widthMm, heightMm, isMirrored }: PictureFrame,
  plate: SurfaceCanvas,
  surface: Surface,
): PaintMotif {
  return (context, colour) => {
    context.save()
    if (isMirrored) context.scale(-1, 1)
    context.imageSmoothingQuality = 'high'
    context.drawImage(asDrawable(tinted(plate, colour, surface)), -widthMm / 2, -heightMm / 2, widthMm, heightMm)
    context.restore()
  }
}

function paintOutlines(
  { widthMm, heightMm, isMirrored }: PictureFrame,
  paths: readonly { readonly path: Path2D; readonly opacity: number }[],
): PaintMotif {
  return (context, colour) => {
    context.save()
    context.scale((isMirrored ? -widthMm : widthMm) / OUTLINE_UNITS, heightMm / OUTLINE_UNITS)
    context.translate(-OUTLINE_UNITS / 2, -OUTLINE_UNITS / 2)
    context.fillStyle = colour
    const whole = context.globalAlpha
    for (const { path, opacity } of paths) {
      context.globalAlpha = whole * opacity
      context.fill(path, 'evenodd')
    }
    context.restore()
  }
}

const distance = (a: string, b: string): number => {
  const [one, other] = [labOfHex(a), labOfHex(b)]
  return one.reduce((sum, value, i) => sum + (value - other[i]!) ** 2, 0)
}

/** Sorts a drawing's colours in the order of others: each takes the place of the nearest, the rest follow. */
function inOrderOf(others: readonly string[], palette: readonly string[]): readonly string[] {
  const left = [...palette]
  const ordered = others.flatMap(other => {
    const nearest = left.toSorted((a, b) => distance(a, other) - distance(b, other))[0]
    if (nearest === undefined) return []
    left.splice(left.indexOf(nearest), 1)
    return [nearest]
  })
  return [...ordered, ...left]
}

export interface DrawingToSeparate {
  readonly drawing: SeparableDrawing
  /** Finds the inks of a trace of the picture, bottom first. Designs without a palette count their inks by it. */
  readonly tracedColours: () => Promise<readonly string[]>
}

async function inksIn(motif: PictureMotif, { drawing, tracedColours }: DrawingToSeparate): Promise<readonly string[]> {
  if (motif.palette?.length === motif.inks) return motif.palette
  const palette = paletteOf(drawing, Math.max(2, motif.inks))
  return motif.inks > 1 && palette.length > 1 ? inOrderOf(await tracedColours(), palette) : palette
}

/** Returns the painter of one ink of a drawing, centred on the origin. Null if the drawing has fewer inks. */
export async function separatedPainter(
  motif: PictureMotif,
  ink: number,
  { drawing, tracedColours, ...world }: SeparationWorld & DrawingToSeparate,
): Promise<PaintMotif | null> {
  const isStacked = motif.inks > 1
  const inks = await inksIn(motif, { drawing, tracedColours })
  const at = isStacked ? ink : darkestOf(inks)
  if (!inks[at]) return null
  const { surface, trace, outlinesOf } = world
  if (!outlinesOf) {
    const ours = plates.get(surface) ?? platesOn(surface)
    plates.set(surface, ours)
    return paintPlate(motif, ours(drawing, { inks, isStacked })[at]!, surface)
  }
  const ours = outlines.get(outlinesOf) ?? outlinesBy(outlinesOf)
  outlines.set(outlinesOf, ours)
  const own = ours(drawing, { inks, isStacked })[at]!
  return paintOutlines(
    motif,
    own.map(({ d, opacity }) => ({ path: trace(d), opacity })),
  )
}
