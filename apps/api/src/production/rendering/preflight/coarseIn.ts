import { type FindingOfPack, gatherFindings } from '../printFiles/gatherFindings.ts'
import type { Plan } from '../printFiles/packPlan.ts'
import type { PreflightResult } from './preflight.ts'

export type CoarsePiece = Pick<FindingOfPack, 'kind' | 'design' | 'piece'> & { readonly dpi: number }

/** Returns pictures and patterns that print below the coarse limit of a pack's findings, the lowest first. */
export function coarseIn(
  plans: readonly Pick<Plan, 'garment'>[],
  piecesOfLine: PreflightResult['piecesOfLine'],
): CoarsePiece[] {
  const garments = new Map(plans.map(({ garment }) => [garment.line, garment]))
  const made = [...garments].map(([line, garment]) => ({ garment, pieces: piecesOfLine.get(line) ?? [] }))
  return gatherFindings(made)
    .flatMap(({ kind, design, piece, dpi, isCoarse }) =>
      isCoarse && dpi !== null ? [{ kind, design, piece, dpi }] : [],
    )
    .toSorted((a, b) => a.dpi - b.dpi)
}
