import type { Box } from '../box.ts'
import { elementsIn, indexIds, type SvgElement } from '../element.ts'
import { inverseOf } from '../invertMatrix.ts'
import { type Matrix, matrixOf, multiply } from '../matrix.ts'
import { SvgRefusedError } from '../refusal.ts'
import { sizeOf } from '../size.ts'
import { readSvg } from '../tree/readSvg.ts'
import { boundsOf } from './geometry/bounds.ts'
import { boxOf, NOT_SHOWN } from './geometry/elementBox.ts'
import { cutOf } from './paint/clipOutline.ts'
import { type CutMask, MOST_MASK_POINTS, maskFrame, requireBilevel } from './paint/masks.ts'
import type { ClipGroup, Paint, Shape, ShapePicture, DrawingNode } from './paint/drawing.ts'
import { pointsOfLine } from './paint/dashes.ts'
import { flattenOpacity } from './paint/flattenOpacity.ts'
import { outlineIn, type Viewport } from './geometry/outlines.ts'
import { type ResolvedPaint, paintOf } from './paint/paints.ts'
import { MOST_POINTS, movedSegments, type Segment } from './geometry/segments.ts'
import { lineOf, ruleOf, shareOf, type Style, styleAt, styleOf } from './paint/styles.ts'
import { UnsupportedSvgError } from './geometry/unsupportedSvgError.ts'
import { type Frame, innerFrame, rootFrame } from './geometry/viewports.ts'

const MOST_DEPTH = 100

/** The attributes that shown elements may not have at all. */
const UNSAID = ['filter', 'marker-start', 'marker-mid', 'marker-end', 'vector-effect', 'pathLength']
const IN_STYLE = /(?:mix-blend-mode:(?!normal)|transform-)/

interface Place {
  readonly matrix: Matrix
  readonly viewport: Viewport
  readonly style: Style
  readonly depth: number
}

const isSaid = (value: string | undefined): boolean => value !== undefined && value.trim() !== 'none'

class ShapeReader {
  readonly #ids: ReadonlyMap<string, SvgElement>
  readonly #cutMask: CutMask | undefined
  #isInMask = false
  points = 0

  constructor(root: SvgElement, cutMask: CutMask | undefined) {
    this.#ids = indexIds(root)
    this.#cutMask = cutMask
  }

  /** Returns the content of an element, clipped to its frame. */
  framed(element: SvgElement, frame: Frame | undefined, outer: Place): DrawingNode[] {
    if (!frame) return []
    const matrix = multiply(outer.matrix, frame.matrix)
    const shown = this.#children(element, { ...outer, matrix, viewport: frame.inner })
    const isOpen = /^(?:visible|auto)$/.test(element.attributes.get('overflow') ?? '') && element.parent !== null
    if (isOpen || shown.length === 0) return shown
    return [this.#clipped(shown, movedSegments(frame.edge, outer.matrix), 'nonzero')]
  }

  #clipped(shown: readonly DrawingNode[], outline: readonly Segment[], rule: ClipGroup['rule']): ClipGroup {
    this.#count(outline.length)
    return { kind: 'clipped', outline, rule, shown }
  }

  #count(points: number): void {
    this.points += points
    if (!(this.points <= MOST_POINTS)) throw new UnsupportedSvgError('too many points')
  }

  #children(element: SvgElement, place: Place): DrawingNode[] {
    if (place.depth > MOST_DEPTH) throw new UnsupportedSvgError('too deep')
    return elementsIn(element).flatMap(child =>
      NOT_SHOWN.has(child.name) ? [] : this.#element(child, { ...place, depth: place.depth + 1 }),
    )
  }

  #element(element: SvgElement, outer: Place): DrawingNode[] {
    const { attributes } = element
    if (attributes.get('display') === 'none') return []
    const unsaid = UNSAID.find(name => isSaid(attributes.get(name)))
    if (unsaid !== undefined) throw new UnsupportedSvgError(unsaid)
    if (IN_STYLE.test((attributes.get('style') ?? '').replaceAll(/\s/g, ''))) throw new UnsupportedSvgError('a style')
    const matrix = multiply(outer.matrix, matrixOf(attributes.get('transform')))
    const place = { ...outer, matrix, style: styleOf(element, outer.style) }
    const shown = flattenOpacity(this.#shown(element, place), shareOf(attributes.get('opacity')))
    return this.#masked(element, this.#cut(element, shown, place), place)
  }

  #shown(element: SvgElement, place: Place): DrawingNode[] {
    if (element.name === 'g') return this.#children(element, place)
    if (element.name === 'svg') return this.framed(element, innerFrame(element, place.viewport), place)
    const outline = outlineIn(element, place.viewport)
    if (!outline) throw new UnsupportedSvgError(element.name)
    return outline.length === 0 || (place.style.visibility ?? 'visible') !== 'visible'
      ? []
      : this.#shape(outline, place)
  }

  #shape(outline: readonly Segment[], place: Place): DrawingNode[] {
    const { style, viewport } = place
    const world = { ids: this.#ids, viewport, style, box: boundsOf(outline) }
    const fill = paintOf(style.fill ?? '#000', world)
    const stroke = paintOf(style.stroke ?? 'none', world)
    const line = stroke && lineOf(style, viewport)
    const filled = fill && this.#painted(outline, fill, place, undefined)
    const drawn = stroke && line && this.#painted(outline, stroke, place, line)
    const isLineFirst = /^\s*stroke\b/.test(style['paint-order'] ?? '')
    return (isLineFirst ? [drawn, filled] : [filled, drawn]).filter(each => each !== undefined)
  }

  #painted(
    outline: readonly Segment[],
    { paint, matrix }: ResolvedPaint,
    place: Place,
    line: Shape['line'],
  ): Shape | undefined {
    const opacity = shareOf(place.style[line ? 'stroke-opacity' : 'fill-opacity'])
    if (opacity === 0 || isClear(paint)) return undefined
    const isOwn = matrix.every((value, i) => value === [1, 0, 0, 1, 0, 0][i])
    // A stroke would be skewed like its paint.
    if (!isOwn && line) throw new UnsupportedSvgError('a line in a leaned gradient')
    this.#count(line ? pointsOfLine(outline, line) : outline.length)
    return {
      kind: 'shape',
      matrix: isOwn ? place.matrix : multiply(place.matrix, matrix),
      outline: isOwn ? outline : movedSegments(outline, inverseOf(matrix)),
      paint,
      opacity,
      rule: ruleOf(place.style['fill-rule']),
      line,
    }
  }

  /** Returns the element that an attribute references. */
  #referred(said: string | undefined): SvgElement | undefined {
    return this.#ids.get(/^url\(\s*['"]?#([^)'"\s]*)['"]?\s*\)$/.exec(said?.trim() ?? '')?.[1] ?? '')
  }

  #cut(element: SvgElement, shown: DrawingNode[], { matrix, viewport }: Place): DrawingNode[] {
    const said = element.attributes.get('clip-path')
    if (!isSaid(said) || shown.length === 0) return shown
    const clip = this.#referred(said)
    if (!clip) throw new UnsupportedSvgError('a clip elsewhere')
    const box = (): Box | undefined => boxOf(element, viewport)
    const { outline, rule } = cutOf(clip, { matrix, viewport, box })
    return outline.length === 0 ? [] : [this.#clipped(shown, outline, rule)]
  }

  #masked(element: SvgElement, shown: DrawingNode[], place: Place): DrawingNode[] {
    const said = element.attributes.get('mask')
    if (!isSaid(said) || shown.length === 0) return shown
    const mask = this.#referred(said)
    if (!mask || !this.#cutMask || this.#isInMask) throw new UnsupportedSvgError('mask')
    const frame = maskFrame(mask, { ...place, box: () => boxOf(element, place.viewport) })
    if (!frame) return []
    const before = this.points
    this.#isInMask = true
    const inside = this.#children(mask, { ...place, matrix: frame.matrix, style: styleAt(mask) })
    this.#isInMask = false
    const content = requireBilevel(inside, mask.attributes.get('mask-type') === 'alpha')
    if (this.points - before > MOST_MASK_POINTS) throw new UnsupportedSvgError('a mask of too many points')
    const cut = this.#cutMask(this.#clipped(content, frame.edge, 'nonzero'))
    if (!cut) throw new UnsupportedSvgError('a mask')
    return cut.outline.length === 0 ? [] : [this.#clipped(shown, cut.outline, cut.rule)]
  }
}

const isClear = (paint: Paint): boolean => paint.kind === 'plain' && paint.colour.a === 0

function shapesIn(text: string, cutMask: CutMask | undefined): ShapePicture {
  const { root } = readSvg(text)
  const { width, height } = sizeOf(root.attributes)
  const reading = new ShapeReader(root, cutMask)
  const style = styleOf(root, {})
  const frame = rootFrame(root, { width, height })
  const shown = reading.framed(root, frame, {
    matrix: [1, 0, 0, 1, 0, 0],
    viewport: { width, height },
    style,
    depth: 0,
  })
  const said = ['opacity', 'clip-path', 'style', 'transform', 'mask', ...UNSAID].find(
    name => root.attributes.has(name) && !/^(?:1|none|normal)?$/.test(root.attributes.get(name)!.trim()),
  )
  if (said === 'opacity')
    return {
      widthPx: width,
      heightPx: height,
      shown: flattenOpacity(shown, shareOf(root.attributes.get('opacity'))),
      points: reading.points,
    }
  if (said !== undefined) throw new UnsupportedSvgError(said)
  return { widthPx: width, heightPx: height, shown, points: reading.points }
}

/**
 * Reads a cleaned SVG as filled and stroked shapes. `cutMask` turns masks of opaque black and white shapes into clips. Null if the SVG
 * contains text, pictures, filters, patterns or any other mask, has too many points, or cannot be parsed.
 */
export function readShapes(text: string, cutMask?: CutMask): ShapePicture | null {
  try {
    return shapesIn(text, cutMask)
  } catch (error) {
    if (error instanceof UnsupportedSvgError || error instanceof SvgRefusedError) return null
    throw error
  }
}
