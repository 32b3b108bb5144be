import type { Response_ } from '@kitwright/contract'
import { codeOf, type RollPlacement, rollPoint } from '@kitwright/press'
import type { Point } from '@kitwright/measure'
import type { Plan } from '../printFiles/packPlan.ts'
import type { MarkerPart, SheetOutline, MarkerRoll } from './job.ts'

/** For programs and for people. */
type MarkerLayout = Response_<'GET /api/office/packs/{id}/markers/{at}'>

interface PlacedGarment {
  readonly plan: Plan
  readonly placed: readonly (SheetOutline & RollPlacement)[]
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10

export function layoutOf(
  { widthMm }: MarkerRoll,
  { lengthMm }: MarkerPart,
  garments: readonly PlacedGarment[],
): MarkerLayout {
  const pieces = garments.flatMap(({ plan: { garment: of, facts }, placed }) =>
    placed.map(sheet => {
      const { line, garment, size, player } = of
      const onRoll = (point: Point): [number, number] => {
        const { x, y } = rollPoint(sheet, point, widthMm)
        return [tenth(x), tenth(y)]
      }
      const { piece } = sheet
      const code = codeOf({ ...facts.label, piece })
      const whose = { name: player?.name ?? '', number: player?.number ?? null, size }
      return { line, garment, ...whose, piece, code, outline: sheet.outline.map(onRoll) }
    }),
  )
  return { widthMm, lengthMm: tenth(lengthMm), pieces }
}
