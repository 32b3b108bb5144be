import type { Segment, Shape } from '@kitwright/vector'
import { contextOf } from '../surface/canvasTools.ts'
import type { Context2d, Surface, SurfaceCanvas } from '../surface/types.ts'
import type { ClippedShape, SeparableDrawing } from '../surface/separable.ts'
import { stackedShares } from './stack.ts'
import { tonesOf, type Tone } from './tones.ts'

function trace(context: Context2d, outline: readonly Segment[]): void {
  context.beginPath()
  for (const { kind, to } of outline) {
    const [a, b, c, d, e, f] = to as [number, number, number, number, number, number]
    if (kind === 'M') context.moveTo(a, b)
    else if (kind === 'L') context.lineTo(a, b)
    else if (kind === 'C') context.bezierCurveTo(a, b, c, d, e, f)
    else context.closePath()
  }
}

const black = (alpha: number): string => `rgba(0,0,0,${alpha})`

type AlphaOf = (tone: Tone) => number

/** Returns a black style with the opacity of each tone. */
function styleOf(
  context: Context2d,
  { paint }: Shape,
  tones: readonly Tone[],
  alphaOf: AlphaOf,
): string | CanvasGradient {
  if (paint.kind === 'plain') return black(alphaOf(tones[0]!))
  const { kind, from, to } = paint
  const ramp =
    kind === 'linear'
      ? context.createLinearGradient(from[0], from[1], to[0], to[1])
      : context.createRadialGradient(...from, ...to)
  for (const tone of tones) {
    const colour = black(alphaOf(tone))
    ramp.addColorStop(tone.from, colour)
    ramp.addColorStop(tone.to, colour)
  }
  return ramp
}

/** Paints a shape in one style; the context is in the drawing's pixels. */
function fill(context: Context2d, { shape, clips }: ClippedShape, style: string | CanvasGradient): void {
  const { line, matrix, outline, rule } = shape
  context.save()
  for (const clip of clips) {
    trace(context, clip.outline)
    context.clip(clip.rule)
  }
  context.transform(...(matrix as [number, number, number, number, number, number]))
  trace(context, outline)
  if (line) {
    context.strokeStyle = style
    context.lineWidth = line.width
    context.lineCap = line.cap
    context.lineJoin = line.join
    context.miterLimit = line.miterLimit
    context.setLineDash([...line.dashes])
    context.lineDashOffset = line.dashOffset
    context.stroke()
  } else {
    context.fillStyle = style
    context.fill(rule)
  }
  context.restore()
}

/** Paints one ink's share of each pixel. Shapes of other inks erase the ink below them. */
function paintShare(context: Context2d, shapes: readonly ClippedShape[], inks: readonly string[], ink: number): void {
  for (const each of shapes) {
    const tones = tonesOf(each.shape, inks)
    const isOwn = tones.every(tone => tone.ink === ink)
    const isOthers = tones.every(tone => tone.ink !== ink)
    if (!isOwn) {
      context.globalCompositeOperation = 'destination-out'
      fill(
        context,
        each,
        styleOf(context, each.shape, tones, ({ alpha }) => alpha),
      )
    }
    if (isOthers) continue
    // The ink below is already erased, so adding is exact at soft edges too.
    context.globalCompositeOperation = isOwn ? 'source-over' : 'lighter'
    fill(
      context,
      each,
      styleOf(context, each.shape, tones, tone => (tone.ink === ink ? tone.alpha : 0)),
    )
  }
}

export interface PlateSize {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Returns a drawing's inks as black pictures, bottom first: each pixel's alpha is the ink's coverage. A stacked ink
 * also lies under the inks printed over it, so that no hairline of the ground shows between two.
 */
export function separationPlates(
  { shapes, ...drawing }: SeparableDrawing,
  inks: readonly string[],
  { widthPx, heightPx, isStacked, surface }: PlateSize & { readonly isStacked: boolean; readonly surface: Surface },
): SurfaceCanvas[] {
  const canvases = inks.map((_, ink) => {
    const canvas = surface.createCanvas(widthPx, heightPx)
    const context = contextOf(canvas)
    context.save()
    context.scale(widthPx / drawing.widthPx, heightPx / drawing.heightPx)
    paintShare(context, shapes, inks, ink)
    context.restore()
    return canvas
  })
  if (isStacked) stack(canvases, { widthPx, heightPx })
  return canvases
}

function stack(canvases: readonly SurfaceCanvas[], { widthPx, heightPx }: PlateSize): void {
  const contexts = canvases.map(contextOf)
  const pictures = contexts.map(context => context.getImageData(0, 0, widthPx, heightPx))
  for (let at = 3; at < 4 * widthPx * heightPx; at += 4) {
    const shares = pictures.map(({ data }) => data[at]! / 255)
    if (shares.every(share => share === 0)) continue
    stackedShares(shares).forEach((share, i) => (pictures[i]!.data[at] = Math.round(share * 255)))
  }
  contexts.forEach((context, i) => context.putImageData(pictures[i]!, 0, 0))
}

/** Returns the plate painted in a colour. */
export function tinted(plate: SurfaceCanvas, colour: string, surface: Surface): SurfaceCanvas {
  const canvas = surface.createCanvas(plate.width, plate.height)
  const context = contextOf(canvas)
  context.drawImage(plate as unknown as CanvasImageSource, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, plate.width, plate.height)
  context.globalCompositeOperation = 'source-over'
  return canvas
}
