import {
  type Call,
  type ErrorBody,
  type Response_,
  type Route,
  type RouteKey,
  routes,
  type Tokens,
} from '@kitwright/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../accounts/testing.ts'
import { type Database, openPools } from '../database/index.ts'
import { createTestDatabase } from '../database/testing.ts'
import { type FileStore, openFileStore } from '../files/index.ts'
import { type Jobs, type Log, openJobs } from '../jobs/index.ts'
import type { Mail, MailQueueDependencies, MailSender } from '../mail/index.ts'
import type { Metrics, TracingPlugin } from '../telemetry/index.ts'
import { createOrigins, type Origins } from '../tenants/index.ts'
import { processReserve } from '../workers/testing/processReserve.ts'
import { buildApp } from './app.ts'
import { openQueues, type WorkParts } from './composition/openQueues.ts'
import { seed } from './seedShops.ts'

export const DEMO_PASSWORD = 'demo password of the tests'

export interface TestAnswer<K extends RouteKey> {
  readonly status: number
  /** The value, checked against the contract's schema; undefined after an error. */
  readonly value: Response_<K>
  /** The `error` of the error body. Undefined after a success. */
  readonly error: ErrorBody['error'] | undefined
  readonly raw: LightMyRequestResponse
}

type RequestSource = { readonly host?: string; readonly token?: string; readonly ip?: string }
export type TestCall = <K extends RouteKey>(key: K, call?: Call<K> & RequestSource) => Promise<TestAnswer<K>>

export interface TestShop {
  readonly app: FastifyInstance
  readonly database: Database
  readonly databaseUrl: string
  readonly origins: Origins
  readonly call: TestCall
  readonly files: FileStore
  /** The server's data folder, with the uploads until they are answered, for example. */
  readonly dataDir: string
  /** The server's clock. Tests may set it. */
  readonly clock: { now: Date }
  /** Signs up a new customer. Returns the access token and the rest of the answer. */
  signUp(options?: { host?: string; email?: string }): Promise<Tokens & { email: string }>
  /** Signs a member of the staff in at the office. Returns the access token. */
  signInStaff(email: string, options?: { host?: string; password?: string }): Promise<string>
  /**
   * Sends the mails that are due, with `isEarly` also those waiting for a retry. Returns the sent mails in no order,
   * because two of a shop are sent at a time. Throws when a job failed.
   */
  mails(options?: { readonly isEarly?: boolean }): Promise<Mail[]>
  /** Opens the job queues, for example with another sender. They are closed with the shop. */
  openJobs(wanted: TestJobsOptions): Promise<Jobs>
  tenantId(slug: 'angkor' | 'mekong'): Promise<string>
  close(): Promise<void>
}

export interface TestOptions {
  rateLimits?: 'on' | 'off'
  webRoot?: string
  trustProxy?: number | string[]
  trustForwardedHost?: boolean
  publicOrigin?: { scheme: 'http' | 'https'; port: number | null }
  /** Set as with an SMTP server: accounts are confirmed by code. */
  smtpUrl?: string
  google?: { clientId: string; issuer: string }
  fontsourceUrl?: string
  filesPerAccount?: number
  filesMbPerShop?: number
  /** The address of a stand-in for Pixabay. */
  pixabayUrl?: string
  bakongUrl?: string
  telegramUrl?: string
  factorKeys?: readonly Uint8Array[]
  inboundMail?: { replyAddress: string; secret: string }
  /** In seconds. */
  statementTimeout?: number
  lockTimeout?: number
  /** Starts another server beside this shop's, on its database and its files. */
  beside?: Pick<TestShop, 'database' | 'databaseUrl' | 'files'>
  /** More databases beside the shops' own. */
  cells?: readonly { readonly name: string; readonly databaseUrl: string }[]
  keepsBuilds?: boolean
  /** Milliseconds between two looks at the session of an open WebSocket. */
  socketBeatMs?: number
  /**
   * Whether it listens for other servers' changes. `'in vain'` listens without hearing any and must poll, as behind a
   * pooler.
   */
  hearsChanges?: boolean | 'in vain'
  /** The file store, in place of a folder for this test alone. */
  files?: FileStore
  metrics?: Metrics
  tracing?: Pick<TracingPlugin, 'plugin' | 'parentOf' | 'noteTenant'>
  /** Receives the log, which is silent otherwise. */
  logStream?: { write(line: string): void }
}

export interface TestJobsOptions extends Partial<Pick<WorkParts, 'log' | 'now' | 'pictures' | 'workers'>> {
  readonly sender: MailSender
  readonly aheadMs?: number
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined, child: () => silent }

/** Fills the job queues as well, because creating their tables takes a second. */
async function fillShops(database: Database, databaseUrl: string): Promise<void> {
  await seed(database, { publicHosts: [], demo: true, demoPassword: DEMO_PASSWORD })
  const jobs = await openJobs({ database, databaseUrl, queues: [], log: silent, listTenantIds: async () => [] })
  await jobs.close(0)
}

/**
 * Creates both demo shops in process, on a database of their own: `angkor` at localhost, `mekong` at mekong.localhost.
 */
export async function createTestShop(options: TestOptions = {}): Promise<TestShop> {
  const { database, databaseUrl, drop } = await databaseOf(options)
  const { statementTimeout = 10, lockTimeout = 10 } = options
  const times = { statementTimeout, lockTimeout, idleTimeout: 30 }
  const pools = openPools({ cells: cellsOf(databaseUrl, options), databasePool: 5, databaseOfficePool: 4, ...times })
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-files-'))
  const clock = { now: new Date() }
  const files = options.files ?? options.beside?.files ?? openFileStore(pathToFileURL(folder).href)
  const trust = { trustProxy: options.trustProxy ?? 0, trustForwardedHost: options.trustForwardedHost ?? false }
  const origins = createOrigins({ ...trust, publicOrigin: options.publicOrigin }, () => null)
  const app = await buildApp({
    config: { ...trust, ...configOf(options), dataDir: folder },
    pools,
    origins,
    files,
    webRoot: options.webRoot,
    keepsBuilds: options.keepsBuilds ?? false,
    socketBeatMs: options.socketBeatMs,
    hearsChanges: options.hearsChanges !== undefined && options.hearsChanges !== false,
    logStream: options.logStream,
    metrics: options.metrics,
    tracing: options.tracing,
    reserve: processReserve,
    now: () => clock.now,
  })
  const call = createCall(app)
  const { openOwnJobs, closeJobs } = createOpening({ database, databaseUrl, origins, files, app, options })
  let mailing: Promise<() => Promise<Mail[]>> | undefined
  return {
    app,
    database,
    databaseUrl,
    origins,
    call,
    files,
    dataDir: folder,
    clock,
    signUp: async wanted => signUp(call, wanted),
    async signInStaff(email, { host, password = DEMO_PASSWORD } = {}) {
      const body = { email, password, clientId: 'office' as const }
      return (await call('POST /api/accounts/token', { body, host })).value.access_token
    },
    mails: async options => (await (mailing ??= openMailing(openOwnJobs, clock)))(options),
    openJobs: openOwnJobs,
    tenantId: async slug => findTenantId(database, slug),
    async close() {
      await closeJobs()
      await app.close()
      await pools.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type TestShopParts = Pick<TestShop, 'database' | 'databaseUrl' | 'origins' | 'files' | 'app'>

/** Creates a function that opens job queues and one that closes them all. */
function createOpening({ app, options, ...shop }: TestShopParts & { readonly options: TestOptions }) {
  const replyAddress = options.inboundMail?.replyAddress
  const opened: Promise<Jobs>[] = []
  return {
    openOwnJobs: async ({ sender, log = silent, aheadMs, ...parts }: TestJobsOptions): Promise<Jobs> => {
      const pictures = { ...app.pictures, getPicture: noPictures }
      const jobs = openQueues(
        { ...shop, home: shop.database, log, pictures, workers: app.workers, ...parts },
        { sender, replyAddress, ...(aheadMs !== undefined && { aheadMs }) },
        { url: options.telegramUrl ?? 'http://127.0.0.1:9', factorKeys: options.factorKeys ?? [] },
      )
      opened.push(jobs)
      return jobs
    },
    async closeJobs(): Promise<void> {
      for (const jobs of opened) await (await jobs).close(0)
    },
  }
}

/** An address where nobody listens. */
const NOWHERE = 'postgresql://127.0.0.1:1/nothing'

const cellsOf = (databaseUrl: string, { cells = [], hearsChanges }: TestOptions) => [
  { name: 'home', databaseUrl, ...(hearsChanges === 'in vain' && { directUrl: NOWHERE }) },
  ...cells,
]

const databaseOf = async ({ beside }: TestOptions) =>
  beside ? { ...beside, drop: async () => undefined } : await createTestDatabase({ name: 'shops', fill: fillShops })

const configOf = (options: TestOptions) => ({
  logLevel: options.logStream ? ('trace' as const) : ('silent' as const),
  rateLimits: options.rateLimits ?? 'off',
  smtpUrl: options.smtpUrl,
  googleClientId: options.google?.clientId,
  fontsourceUrl: options.fontsourceUrl,
  googleIssuer: options.google?.issuer ?? 'https://accounts.google.com',
  filesPerAccount: options.filesPerAccount ?? 1000,
  filesMbPerAccount: 500,
  filesMbPerShop: options.filesMbPerShop ?? 20_000,
  pixabayKey: options.pixabayUrl && 'the key of the tests',
  pixabayUrl: options.pixabayUrl ?? '',
  // Port 9 discards: no test asks the real one.
  bakongUrl: options.bakongUrl ?? 'http://127.0.0.1:9',
  telegramUrl: options.telegramUrl ?? 'http://127.0.0.1:9',
  inboundMail: options.inboundMail,
  factorKeys: options.factorKeys ?? [],
})

function createCall(app: FastifyInstance): TestCall {
  return async (key, call) => {
    const { body, params, query, headers, host, token, ip } = (call ?? {}) as RequestSource & Record<string, unknown>
    const [method = '', path = ''] = key.split(' ')
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, string>)[name]))
    const raw = await app.inject({
      method: method as 'GET',
      url: filled,
      query: query as Record<string, string> | undefined,
      payload: body as object | undefined,
      remoteAddress: ip ?? '127.0.0.1',
      headers: {
        host: host ?? 'localhost',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(headers as object),
      },
    })
    return { status: raw.statusCode, ...readAnswer(routes[key], raw), raw } as never
  }
}

/** Reads an answer. Throws when the server violates the contract. */
function readAnswer({ response }: Route, raw: LightMyRequestResponse): { value?: unknown; error?: unknown } {
  if (raw.statusCode >= 400) return { error: raw.json<ErrorBody>().error }
  if (response === null || raw.statusCode === 304) return { value: null }
  return { value: response === 'binary' ? raw.rawPayload : response.parse(raw.json()) }
}

/** Drawing takes seconds, and mails are sent without missing pictures. */
const noPictures: MailQueueDependencies['getPicture'] = async () =>
  Promise.reject(new Error('nothing is drawn for these mails'))

/** The mails' clock is slightly ahead, because the database writes its own time on events. */
async function openMailing(openJobs: TestShop['openJobs'], clock: { readonly now: Date }): Promise<TestShop['mails']> {
  const sent: Mail[] = []
  const failed: unknown[] = []
  const sender = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const warn = ({ err }: { err?: unknown }): void => void failed.push(err)
  const log: Log = { ...silent, warn, error: warn, child: () => log }
  const jobs = await openJobs({ sender, log, now: () => new Date(Math.max(clock.now.getTime(), Date.now()) + 1000) })
  return async options => {
    await jobs.drain(options)
    if (failed.length > 0) throw failed.splice(0)[0]
    return sent.splice(0)
  }
}

let people = 0

async function signUp(call: TestCall, { host, email }: { host?: string; email?: string } = {}) {
  const own = email ?? `person-${(people += 1)}@example.com`
  const body = { firstName: 'Sok', lastName: 'Dara', email: own, password: 'long enough to keep' }
  const { value, error } = await call('POST /api/accounts/register', { body, host })
  if (error || !('access_token' in value)) throw new Error(`Signing up failed: ${error?.id}`)
  return { ...value, email: own }
}

async function findTenantId(database: Database, slug: string): Promise<string> {
  const query = database.withPlatform(async trx =>
    trx.selectFrom('tenants').select('id').where('slug', '=', slug).executeTakeFirstOrThrow(),
  )
  return (await query).id
}
