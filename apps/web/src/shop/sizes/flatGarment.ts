import type { FlatArrow, FlatShape } from './flatShape.ts'
import { type Garment, type MeasureId, type Model, modelsOf } from '@kitwright/garment'
import { type Box, boxAround, growBox } from '@kitwright/measure'
import { flatBottom } from './flatBottom.ts'
import { flatTop } from './flatTop.ts'

/** A garment laid flat, in millimetres with y down. Shapes are ordered from the lowest up. */
export interface FlatDrawing {
  readonly box: Box
  readonly shapes: readonly FlatShape[]
  readonly arrows: readonly FlatArrow[]
}

const ROOM_MM = 34

function drawModel(model: Model, measures: readonly MeasureId[]): FlatDrawing | null {
  const parts = flatTop(model, measures) ?? flatBottom(model)
  if (!parts) return null
  const arrows = parts.arrows.filter(({ measure }) => measures.includes(measure))
  const points = [...parts.shapes.flatMap(s => s.points), ...arrows.flatMap(a => [a.from, a.to])]
  return { box: growBox(boxAround(points), ROOM_MM), shapes: parts.shapes, arrows }
}

/**
 * Returns the flat drawings of a garment, each laid flat as it is measured: for a kit the jersey and the shorts. Uses
 * short sleeves if the garment has them.
 */
export function flatGarment(garment: Garment, measures: readonly MeasureId[]): FlatDrawing[] {
  const { options } = garment.variants.find(v => v.options.sleeve === 'short') ?? garment.variants[0]!
  return modelsOf(garment, options).flatMap(model => drawModel(model, measures) ?? [])
}
