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

/** A message to a working process that the result so far is enough. */
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

/**
 * The signal that ends a process that has stood still for too long. Whatever blocked it, another process may succeed.
 */
export const STANDSTILL = 'SIGALRM'
