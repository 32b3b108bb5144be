import { isInOwnColours, LIMITS, motifSize, PLAIN_TEXT, type TextLayer, type TextMotif } from '@kitwright/design'
import type { Fineness } from '@kitwright/library'
import { contextOf, type PxSize } from '../surface/canvasTools.ts'
import { measureLayer } from '../layers/rasteriseLayer.ts'
import { paintText } from '../lettering/paintText.ts'
import { textLayout } from '../layers/textLayout.ts'
import type { Context2d, LayerBox, PaintMotif, Surface, SurfaceCanvas } from '../surface/types.ts'
import { motifPositions } from '../ground/motifPositions.ts'
import { findTile, MOST_PICTURE_PX, MOTIF_EM_MM, motifOfTile, type MotifInk } from '../ground/motifTile.ts'

/** Returns a motif's letters as a text layer. */
const letteringOf = ({ text, font, weight, isItalic }: Lettering, colour: string): TextLayer => ({
  ...PLAIN_TEXT,
  text,
  font,
  weight,
  isItalic,
  fill: { kind: 'solid', colour },
  id: '',
  name: null,
  kind: 'text',
  role: 'text',
  piece: '',
  xMm: 0,
  yMm: 0,
  rotationDeg: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
  sizeMm: MOTIF_EM_MM,
  maxWidthMm: null,
  fit: 'squeeze',
})
type Lettering = Pick<TextMotif, 'text' | 'font' | 'weight' | 'isItalic'>

type Measure = (layer: TextLayer) => LayerBox
const measured = (text: Lettering, measure: Measure): LayerBox => measure(letteringOf(text, '#000000'))

/**
 * Returns the size of a text as a motif in mm. A long text has smaller letters, so that it fits the limits of a design.
 * `measure` is `measureLayer` or a cached version of it.
 */
export function textMotifSize(text: Lettering, measure: Measure): LayerBox {
  const { widthMm, heightMm } = measured(text, measure)
  return motifSize(widthMm, heightMm, Math.min(1, LIMITS.motifMm[1] / Math.max(widthMm, heightMm)))
}

/** Paints a text at its motif's size, whatever its measured size. */
export function textPainter(motif: TextMotif, surface: Surface): PaintMotif {
  const { widthMm } = measured(motif, layer => measureLayer(layer, surface))
  const by = motif.widthMm / widthMm
  return (context, colour) => {
    // Characters without width draw nothing.
    if (!Number.isFinite(by)) return
    const layer = letteringOf(motif, colour)
    context.save()
    context.scale(by, by)
    paintText(context, layer, textLayout(layer, surface))
    context.restore()
  }
}

/**
 * The longest side of a tile in px, and its maximum pixels per mm: plates of the press have 150 dpi, everything else is
 * printed as shapes.
 */
const TILE_PX: Readonly<Record<Fineness, readonly [longest: number, perMm: number]>> = {
  screen: [1024, 8],
  print: [2048, 6],
}
/**
 * The most pixels of a picture in its own colours: no more than it has itself, unless it is so small that it may be a
 * drawing.
 */
const PICTURE_PX: Readonly<Record<Fineness, number>> = { screen: 2048, print: MOST_PICTURE_PX }
const LEAST_PX = 1024

export interface TileFineness {
  readonly fineness: Fineness
  /** The size of the motif's picture if it was drawn with other pixels than its asset states. */
  readonly picture?: PxSize | undefined
}

/** Returns the pixels per millimetre of a tile. */
function tilePxPerMm({ motif }: MotifInk, longestMm: number, { fineness, picture }: TileFineness): number {
  if (isInOwnColours({ motif }) && motif.kind === 'picture') {
    const { width, height } = picture ?? { width: motif.asset.widthPx, height: motif.asset.heightPx }
    const own = Math.max(LEAST_PX, width, height)
    return Math.min(own / Math.max(motif.widthMm, motif.heightMm), PICTURE_PX[fineness] / longestMm)
  }
  const [longest, perMm] = TILE_PX[fineness]
  return Math.min(perMm, longest / longestMm)
}
/** The offsets of a tile's neighbours, because letters may reach over its edge. */
const AROUND = [-1, 0, 1]

/** Draws a motif's tile as a picture, near-black on clear like packaged tiles; a tile in its own colours keeps them. */
export function motifTile(id: string, paint: PaintMotif, surface: Surface, fineness: TileFineness): SurfaceCanvas {
  const tile = findTile(id)
  const made = motifOfTile(id)
  if (!tile || !made) throw new RangeError(`no motif ${id}`)
  const { width, height } = tile.tileMm
  const pxPerMm = tilePxPerMm(made, Math.max(width, height), fineness)
  const [widthPx, heightPx] = [width, height].map(mm => Math.max(1, Math.round(mm * pxPerMm))) as [number, number]
  const canvas = surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.scale(widthPx / width, heightPx / height)
  const around = tile.isOnce ? [0] : AROUND
  for (const [x, y] of motifPositions(made.motif))
    for (const across of around)
      for (const down of around) paintAt(context, x + across * width, y + down * height, paint)
  return canvas
}

function paintAt(context: Context2d, x: number, y: number, paint: PaintMotif): void {
  context.save()
  context.translate(x, y)
  paint(context, '#000000')
  context.restore()
}
