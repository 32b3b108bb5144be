import type { ErrorId, FieldError } from '@kitwright/contract'

/** Request to a worker, which handles one at a time. */
export interface WorkRequest {
  readonly module: string
  readonly kin?: string | undefined
  readonly limitMs: number
  readonly clockMs: number
  readonly stillMs?: number | undefined
  readonly limitMb: number
  readonly input: unknown
}

/** Beside work it is told that what there is will do. */
export type ServerMessage = ({ readonly kind: 'work' } & WorkRequest) | { readonly kind: 'enough' }

/** Message from a worker: its module is loaded and the work begins, its progress, or its result. */
export type WorkMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'told'; readonly told: unknown }
  | { readonly kind: 'done'; readonly output: unknown; readonly residentBytes: number }
  | { readonly kind: 'refused'; readonly id: ErrorId; readonly fields: readonly FieldError[] }
  | { readonly kind: 'failed'; readonly message: string }

/** Signal that ends a worker process over its limits. Nothing else sends it, and it also stops native code. */
export const OVER_LIMIT_SIGNAL = 'SIGVTALRM'

/** How one ends that has stood still for too long: whatever held it up, another one may go on. */
export const STANDSTILL = 'SIGALRM'
