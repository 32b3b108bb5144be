import type { Call, Response_, Right } from '@kitwright/contract'
import type { RunInTenant, TenantContext } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'
import type { MadeThings, OrderActions } from './orderActions.ts'

export type BulkChange = NonNullable<Call<'POST /api/office/bulk/orders'>['body']>['change']
export type BulkResults = Response_<'POST /api/office/bulk/orders'>
export type BulkResult = BulkResults['results'][number]

export interface BulkContext {
  readonly tenant: TenantContext
  readonly by: { readonly role: 'store' | 'admin'; readonly actorId: string; readonly rights: readonly Right[] }
  readonly origin: string
  readonly now: Date
  /** Returns the text of an error id in the reader's language. */
  readonly describe: (id: string) => string
  readonly run: RunInTenant
  readonly actions: OrderActions
}

export interface ChangeToMake {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly heldUntil: Date
}

export interface ChangeMade {
  /** The events whose mails wait. */
  readonly eventIds: readonly string[]
  readonly made: MadeThings
}
