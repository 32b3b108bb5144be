import { Path2D as SkiaPath } from '@napi-rs/canvas'
import { segmentsOf, type ClipOutline, type CutMask, type DrawingNode } from '@kitwright/vector'
import { flattenClips, type ClippedShape } from '../surface/separable.ts'
import { OUTLINE_UNITS } from '../surface/types.ts'
import { common, joined, moved, pathOf, shapeArea, without } from './skiaPaths.ts'

interface MaskArea {
  readonly path: SkiaPath
  readonly isWhite: boolean
}

function areaOf({ shape, clips }: ClippedShape): MaskArea {
  const placed = moved(shapeArea(shape), shape.matrix)
  const { paint } = shape
  return {
    path: clips.reduce((area, clip) => common(area, pathOf(clip)), placed),
    isWhite: paint.kind === 'plain' && paint.colour.r > 0,
  }
}

/** Groups consecutive shapes of one colour. */
function runsOf(areas: readonly MaskArea[]): MaskArea[] {
  const runs: MaskArea[][] = []
  for (const area of areas) {
    const last = runs.at(-1)
    if (last && last[0]!.isWhite === area.isWhite) last.push(area)
    else runs.push([area])
  }
  return runs.map(run => ({ isWhite: run[0]!.isWhite, path: joined(run.map(({ path }) => path)) }))
}

function visibleArea(shown: readonly DrawingNode[]): SkiaPath {
  let visible = new SkiaPath()
  for (const { path, isWhite } of runsOf(flattenClips(shown).map(areaOf)))
    visible = isWhite ? joined([visible, path]) : without(visible, path)
  return visible
}

/** Computes the visible area of a mask of black and white shapes, by joining and cutting their outlines. */
export const cutMask: CutMask = (mask): ClipOutline => {
  const [left, top, right, bottom] = pathOf(mask).getBounds()
  const by = OUTLINE_UNITS / Math.max(right - left, bottom - top)
  const large = moved(visibleArea([mask]), [by, 0, 0, by, 0, 0])
  const outline = segmentsOf(large.toSVGString()).map(({ kind, to }) => ({ kind, to: to.map(value => value / by) }))
  return { outline, rule: 'evenodd' }
}
