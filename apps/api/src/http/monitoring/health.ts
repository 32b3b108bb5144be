import type { FieldError } from '@kitwright/contract'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, databaseError } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { type FileStore, StoreError } from '../../files/index.ts'
import type { Fontsource } from '../../fonts/index.ts'
import type { Metrics } from '../../telemetry/index.ts'
import { problemOf } from '../exchange/errorReply.ts'

/** Names of a file store's failures, by the problem id that an upload gets. */
const FILE_FAULTS: Readonly<Record<string, string>> = { 'storage-full': 'full', 'files-away': 'away' }

interface HealthDependencies {
  readonly database: Database
  readonly files: FileStore
  readonly fontsource: Pick<Fontsource, 'isAway'>
  /** True once the server has been told to stop. */
  readonly isDraining: () => boolean
  /** Undefined if metrics are disabled. */
  readonly metrics?: Metrics | undefined
}

/** Callers within this time share one answer. */
const REMEMBERED_MS = 1_000
/** A store that took a file is trusted for this time: each probe writes an object, and a bucket charges for it. */
const PROVEN_MS = 15_000
/** A database with a full disk still answers a ping. Failed writes reveal the full disk, and they are remembered for this time. */
const FULL_MS = 60_000

/** A bucket that does not answer must not delay readiness itself, whose callers give up after some seconds. */
const PATIENCE_MS = 1_500

interface Health {
  /** Parts without which this server cannot answer: a balancer must send callers elsewhere. */
  readonly failing: readonly FieldError[]
  /** Parts that every server shares, or that only some calls need: the pages still answer. */
  readonly degraded: readonly FieldError[]
}

/**
 * Registers routes for balancers and monitors. They need no tenant. Readiness is 503 only for faults that make this
 * server unable to answer: a balancer would otherwise drop every server at once when the shared bucket is unreachable.
 * All other faults are listed in the 200 answer and in the gauge `kitwright_degraded`. Answers name the part and the
 * fault, never an address or a message.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, files, fontsource, isDraining, metrics }: HealthDependencies,
): void {
  let fullAt = -Infinity
  let provenAt = -Infinity
  app.addHook('onError', async (_request, _reply, error) => {
    if (databaseError(error)?.kind === 'full') fullAt = Date.now()
    // A failed upload invalidates the last proof.
    if (FILE_FAULTS[problemOf(error)?.id ?? ''] !== undefined) provenAt = -Infinity
  })
  let probing: Promise<void> | undefined
  const proveFiles = async (): Promise<void> => {
    if (Date.now() - provenAt < PROVEN_MS) return
    provenAt = -Infinity
    probing ??= files
      .probe()
      .then(() => void (provenAt = Date.now()))
      .finally(() => (probing = undefined))
    await Promise.race([probing, wait(PATIENCE_MS, undefined, { ref: false }).then(sayAway)])
  }
  const ask = async (): Promise<Health> => {
    const [lost, unkept] = await Promise.all([failureOf(database.ping()), failureOf(proveFiles())])
    const isFull = lost === undefined && Date.now() - fullAt < FULL_MS
    const fileFault = unkept === undefined ? undefined : FILE_FAULTS[problemOf(unkept)?.id ?? '']
    return {
      failing: [
        ...(lost === undefined ? [] : [{ path: 'database', id: 'away' }]),
        // Only a folder can fail in another way: it is missing on this machine, or belongs to another account.
        ...(unkept !== undefined && fileFault === undefined ? [{ path: 'files', id: 'unwritable' }] : []),
      ],
      degraded: [
        ...(isFull ? [{ path: 'database', id: 'full' }] : []),
        ...(fileFault === undefined ? [] : [{ path: 'files', id: fileFault }]),
        ...(fontsource.isAway() ? [{ path: 'fontsource', id: 'away' }] : []),
      ],
    }
  }
  let last: { readonly at: number; readonly health: Promise<Health> } | undefined
  const read = async (): Promise<Health> => {
    if (!last || Date.now() - last.at > REMEMBERED_MS) last = { at: Date.now(), health: ask() }
    return last.health
  }
  metrics?.watch(DEGRADED, async () => {
    const { failing, degraded } = await read()
    return PARTS.map(part => ({
      labels: { part },
      value: [...failing, ...degraded].some(({ path }) => path === part) ? 1 : 0,
    }))
  })
  // Monitors call often, from one address.
  const config = { rateLimit: false } as const
  app.get('/health/live', { config }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) throw new ProblemError('not-ready', [{ path: 'server', id: 'stopping' }])
    const { failing, degraded } = await read()
    if (failing.length > 0) throw new ProblemError('not-ready', [...failing, ...degraded])
    return degraded.length > 0 ? { status: 'degraded', fields: degraded } : { status: 'ready' }
  })
}

const PARTS = ['database', 'files', 'fontsource'] as const
const DEGRADED = {
  name: 'kitwright_degraded',
  help: 'Whether a part fails: 1 or 0; files that are away stop uploads and pictures, fontsource the public fonts, not the shops',
  labels: ['part'],
}

const sayAway = (): never => {
  throw new StoreError('away', `The file store did not answer within ${PATIENCE_MS} ms.`)
}

const failureOf = async (asked: Promise<void>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error ?? true,
  )
