import type { FieldError } from '@kitwright/contract'
import type { FastifyInstance } from 'fastify'
import { type Database, databaseError } from '../database/index.ts'
import { Problem } from '../endpoint/index.ts'
import type { FileStore } from '../files/index.ts'
import { problemOf } from './problems.ts'

/** What a store that takes nothing is told as. */
const FILES: Readonly<Record<string, string>> = { 'storage-full': 'full', 'files-away': 'away' }

interface Watched {
  readonly database: Database
  readonly files: FileStore
  /** Turns readiness off before the server stops. */
  readonly isDraining: () => boolean
}

/** However many ask, the parts are asked once in so long. */
const REMEMBERED_MS = 1_000
/** A store that took a file takes the next one for so long: each proof writes one, which a bucket is paid for. */
const PROVEN_MS = 15_000
/** A database whose disk is full goes on answering; that it is, is known from those who wanted to write. */
const FULL_MS = 60_000

/** Routes for whoever watches the server; they need no tenant. Readiness names the part that fails, and how, but nothing of its inside. */
export function registerHealth(app: FastifyInstance, { database, files, isDraining }: Watched): void {
  let fullAt = -Infinity
  let provenAt = -Infinity
  app.addHook('onError', async (_request, _reply, error) => {
    if (databaseError(error)?.kind === 'full') fullAt = Date.now()
    // Whoever wanted to write has seen it first.
    if (FILES[problemOf(error)?.id ?? ''] !== undefined) provenAt = -Infinity
  })
  const proveFiles = async (): Promise<void> => {
    if (Date.now() - provenAt < PROVEN_MS) return
    provenAt = -Infinity
    await files.probe()
    provenAt = Date.now()
  }
  const ask = async (): Promise<FieldError[]> => {
    const [away, unkept] = await Promise.all([failureOf(database.ping()), failureOf(proveFiles())])
    const isFull = Date.now() - fullAt < FULL_MS
    return [
      ...(away ? [{ path: 'database', id: 'away' }] : isFull ? [{ path: 'database', id: 'full' }] : []),
      ...(unkept ? [{ path: 'files', id: FILES[problemOf(unkept)?.id ?? ''] ?? 'unwritable' }] : []),
    ]
  }
  let last: { readonly at: number; readonly failing: Promise<FieldError[]> } | undefined
  // Those who watch ask from one address, and often.
  const config = { rateLimit: false } as const
  app.get('/health/live', { config }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) throw new Problem('not-ready', [{ path: 'server', id: 'stopping' }])
    if (!last || Date.now() - last.at > REMEMBERED_MS) last = { at: Date.now(), failing: ask() }
    const failing = await last.failing
    if (failing.length > 0) throw new Problem('not-ready', failing)
    return { status: 'ready' }
  })
}

const failureOf = async (asked: Promise<void>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error ?? true,
  )
