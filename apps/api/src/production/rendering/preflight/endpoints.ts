import type { Endpoints } from '../../../endpoint/index.ts'
import type { FileStore } from '../../../files/index.ts'
import type { LoadOwnFonts } from '../../../fonts/index.ts'
import type { WorkerPool } from '../../../workers/index.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import { coarseIn, type CoarsePiece } from './coarseIn.ts'
import { preflight, type PreflightResult } from './preflight.ts'
import { readToCheck } from './loadPreflight.ts'
import { countUnprinted, NOTHING_UNPRINTED } from './unprintedNames.ts'

/** Limit of a list for people: after fixing these they can check again. */
const MOST_TOLD = 100

interface Dependencies {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly loadOwnFonts: LoadOwnFonts
}

interface Answer {
  readonly problems: readonly Problem[]
  readonly coarse?: readonly CoarsePiece[]
  readonly labelsBeside?: readonly string[]
  readonly unprinted?: typeof NOTHING_UNPRINTED
}

/** Returns pieces whose label lies beside them, each once. */
const labelsBesideIn = (piecesOfLine: PreflightResult['piecesOfLine']): string[] => [
  ...new Set([...piecesOfLine.values()].flat().flatMap(({ piece, isLabelBeside }) => (isLabelBeside ? [piece] : []))),
]

/**
 * Creates endpoints that show staff an order's obstacles to print files and its blurred pictures, before they request
 * the files.
 */
export function createPreflightEndpoints(
  dependencies: Dependencies,
): Endpoints<'GET /api/office/orders/{id}/preflight'> {
  const answer = ({ problems, coarse = [], labelsBeside = [], unprinted = NOTHING_UNPRINTED }: Answer) => ({
    value: {
      unprinted,
      coarse: coarse.slice(0, MOST_TOLD),
      labelsBeside: labelsBeside.slice(0, MOST_TOLD),
      problems: problems.slice(0, MOST_TOLD).map(({ id, values }) => ({ id, values: { ...values } })),
    },
  })
  return {
    'GET /api/office/orders/{id}/preflight': async ({ params, query, tenant, person, signal, run }) => {
      const read = await readToCheck({ orderId: params.id, printer: query.printer }, run)
      if (!read) return answer({ problems: [] })
      if ('id' in read) return answer({ problems: [read] })
      const caller = { tenantId: tenant.id, accountId: person.id, signal }
      const { problems, piecesOfLine } = await preflight(read, { ...dependencies, tenantId: tenant.id, caller }).catch(
        (error: unknown): PreflightResult => {
          if (error instanceof PackError) return { problems: [error.problem], piecesOfLine: new Map() }
          throw error
        },
      )
      const plans = read.plans.flatMap(({ garments }) => garments.map(garment => ({ garment })))
      const coarse = coarseIn(read.plans, piecesOfLine)
      return answer({
        problems,
        coarse,
        labelsBeside: labelsBesideIn(piecesOfLine),
        unprinted: countUnprinted(plans, read.isUnprintedAccepted),
      })
    },
  }
}
