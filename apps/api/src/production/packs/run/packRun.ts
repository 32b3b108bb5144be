import type { Database, Transaction } from '../../../database/index.ts'
import type { Origins } from '../../../tenants/index.ts'
import type { PrinterRef } from '../../printers/pressProfile.ts'
import type { MakingDependencies } from '../../rendering/printFiles/garmentFile.ts'
import type { Plan } from '../../rendering/printFiles/packPlan.ts'
import type { Progress } from '../records/packLease.ts'
import type { PackRecord } from '../records/packStore.ts'

export interface PackDependencies extends Omit<MakingDependencies, 'tenantId'> {
  readonly database: Database
  readonly origins: Origins
  readonly now: () => Date
  /** Called after each garment. */
  readonly onGarment?: (plan: Plan, progress: Progress) => void
}

export interface PackRef {
  readonly tenantId: string
  readonly packId: string
}

export type ClaimedPack = Omit<PackRecord, 'remake'>

/** A pack that this process works on, and the dependencies of its steps. */
export interface PackRun extends PackRef, PackDependencies {
  readonly printer: PrinterRef
  /** Multiple of the usual search for the shortest roll. */
  readonly effort: number
  /** Aborts when the present result of a longer search suffices. */
  readonly enough: AbortSignal
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}
