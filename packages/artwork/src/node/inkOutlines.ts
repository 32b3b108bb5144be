import { Path2D as SkiaPath } from '@napi-rs/canvas'
import type { Shape } from '@kitwright/vector'
import { type ClippedShape, type SeparableDrawing, stackedShares, tonesOf } from '../separation/index.ts'
import type { Tone } from '../separation/index.ts'
import { OUTLINE_UNITS, type FindOutlines, type InkOutline } from '../surface/types.ts'
import { areApart, common, copyOf, joined, pathOf, shapeArea, union, without } from './skiaPaths.ts'

type Gradient = Extract<Shape['paint'], { kind: 'linear' | 'radial' }>

/**
 * Returns the strip across a linear gradient's line between two of its positions; the end strips extend to the box
 * around the area.
 */
function strip({ from, to }: Gradient, tone: Tone, box: readonly [number, number, number, number]): SkiaPath {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y)
  const [ux, uy] = [x / length, y / length]
  const reach =
    Math.hypot(box[2] - box[0], box[3] - box[1]) +
    Math.hypot((box[0] + box[2]) / 2 - from[0], (box[1] + box[3]) / 2 - from[1])
  const begin = tone.from === 0 ? -reach : tone.from * length
  const end = tone.to === 1 ? Math.max(reach, length) : tone.to * length
  const path = new SkiaPath()
  const corner = (along: number, across: number): [number, number] => [
    from[0] + ux * along - uy * across,
    from[1] + uy * along + ux * across,
  ]
  path.moveTo(...corner(begin, -reach))
  path.lineTo(...corner(end, -reach))
  path.lineTo(...corner(end, reach))
  path.lineTo(...corner(begin, reach))
  path.closePath()
  return path
}

/** Returns the disc of a radial gradient up to a position. */
function disc({ from, to }: Gradient, at: number): SkiaPath {
  const [x, y, radius] = [0, 1, 2].map(i => from[i]! + at * (to[i]! - from[i]!)) as [number, number, number]
  const path = new SkiaPath()
  path.arc(x, y, radius, 0, 2 * Math.PI)
  return path
}

function toneArea(area: SkiaPath, paint: Shape['paint'], tone: Tone): SkiaPath {
  if (paint.kind === 'plain' || (tone.from === 0 && tone.to === 1)) return area
  if (paint.kind === 'linear') return common(area, strip(paint, tone, area.computeTightBounds()))
  const outer = tone.to === 1 ? area : common(area, disc(paint, tone.to))
  return tone.from === 0 ? outer : without(outer, disc(paint, tone.from))
}

/** The visible part of a shape in one ink. */
interface Layer {
  readonly path: SkiaPath
  readonly ink: number
  readonly alpha: number
}

function layersOf({ shape, clips }: ClippedShape, inks: readonly string[]): Layer[] {
  const own = shapeArea(shape)
  const [a, b, c, d, e, f] = shape.matrix
  return tonesOf(shape, inks).flatMap(tone => {
    if (tone.alpha === 0) return []
    const placed = copyOf(toneArea(own, shape.paint, tone)).transform({ a, b, c, d, e, f })
    const path = clips.reduce((area, clip) => common(area, pathOf(clip)), placed)
    return [{ path, ink: tone.ink, alpha: tone.alpha }]
  })
}

/**
 * Joins consecutive opaque layers of one ink. They are joined in pairs, so that each point is processed only a few
 * times.
 */
function joinRuns(layers: readonly Layer[]): Layer[] {
  const runs: Layer[][] = []
  for (const layer of layers) {
    const last = runs.at(-1)
    if (last && layer.alpha === 1 && last[0]!.alpha === 1 && last[0]!.ink === layer.ink) last.push(layer)
    else runs.push([layer])
  }
  return runs.map(run => ({ ...run[0]!, path: joined(run.map(({ path }) => path)) }))
}

/** An area with one share of each ink, 0-1. Regions do not overlap. */
interface Region {
  readonly shares: readonly number[]
  readonly path: SkiaPath
}

const isEmpty = (path: SkiaPath): boolean => {
  const [left, top, right, bottom] = path.getBounds()
  return !(right > left && bottom > top)
}

/** Merges regions of equal shares. */
function mergeEqual(regions: readonly Region[]): Region[] {
  const alike = Map.groupBy(
    regions.filter(({ path }) => !isEmpty(path)),
    ({ shares }) => shares.map(share => share.toFixed(2)).join(),
  )
  return [...alike.values()].map(each => ({ ...each[0]!, path: joined(each.map(({ path }) => path)) }))
}

const coverOf = ({ shares }: Region): number => shares.reduce((sum, share) => sum + share, 0)
const OPAQUE = 0.995

/** Composites regions over others. A transparent region shows the one below it. */
function layOver(under: readonly Region[], over: readonly Region[]): Region[] {
  if (under.length === 0 || over.length === 0) return [...under, ...over]
  const cover = joined(over.map(({ path }) => path))
  const left = under.map(({ shares, path }) => ({
    shares,
    path: areApart(path, cover) ? path : without(path, cover),
  }))
  const below = joined(under.map(({ path }) => path))
  const upper = over.flatMap(region => {
    const covered = coverOf(region)
    if (covered >= OPAQUE) return [region]
    const mixed = under.flatMap(({ shares, path }) =>
      areApart(path, region.path)
        ? []
        : [
            {
              shares: shares.map((share, i) => share * (1 - covered) + region.shares[i]!),
              path: common(path, region.path),
            },
          ],
    )
    const alone = areApart(below, region.path) ? region.path : without(region.path, below)
    return [{ shares: region.shares, path: alone }, ...mixed]
  })
  return mergeEqual([...left, ...upper])
}

/**
 * Returns the regions of layers, bottom first. Each half is computed separately, so that a path is cut once per
 * halving, not once per layer.
 */
function regionsOf(layers: readonly Layer[], inks: number): Region[] {
  const [first] = layers
  if (!first) return []
  if (layers.length === 1) {
    const shares = Array.from({ length: inks }, (_, i) => (i === first.ink ? first.alpha : 0))
    return [{ shares, path: first.path }]
  }
  const middle = layers.length >> 1
  return layOver(regionsOf(layers.slice(0, middle), inks), regionsOf(layers.slice(middle), inks))
}

/** The number of opacity steps that a page distinguishes. */
const STEPS = 255

function outlinesOf(
  regions: readonly Region[],
  ink: number,
  { isStacked, scale }: { isStacked: boolean; scale: readonly [number, number] },
): InkOutline[] {
  const byOpacity = new Map<number, SkiaPath>()
  for (const { shares, path } of regions) {
    const opacity = Math.round((isStacked ? stackedShares(shares) : shares)[ink]! * STEPS)
    if (opacity === 0) continue
    const before = byOpacity.get(opacity)
    byOpacity.set(opacity, before ? union(before, path) : path)
  }
  return [...byOpacity].flatMap(([opacity, path]) => {
    const d = copyOf(path).transform({ a: scale[0], b: 0, c: 0, d: scale[1], e: 0, f: 0 }).toSVGString()
    return d === '' ? [] : [{ d, opacity: opacity / STEPS }]
  })
}

/** Finds the outlines of a drawing's inks from its shapes, bottom first, by joining and cutting them. */
export function inkOutlines(drawing: SeparableDrawing): FindOutlines {
  const scale = [OUTLINE_UNITS / drawing.widthPx, OUTLINE_UNITS / drawing.heightPx] as const
  return (inks, isStacked) => {
    const layers = joinRuns(drawing.shapes.flatMap(each => layersOf(each, inks)))
    const regions = regionsOf(layers, inks.length)
    return inks.map((_, ink) => outlinesOf(regions, ink, { isStacked, scale }))
  }
}
