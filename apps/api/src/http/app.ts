import { UPLOAD_LIMITS } from '@kitwright/contract'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { availableParallelism } from 'node:os'
import Fastify, { errorCodes, type FastifyInstance, LogController } from 'fastify'
import { type AccessTokens, createAccessTokens, createGoogleTokens } from '../accounts/index.ts'
import type { Config } from '../config/index.ts'
import type { Pools } from '../database/index.ts'
import { createPictures, type GetPicture } from '../designs/index.ts'
import { ProblemError } from '../endpoint/index.ts'
import { createRasters, type EnsureRaster, type FileStore } from '../files/index.ts'
import { createTenantDirectory, type Origins } from '../tenants/index.ts'
import type { Metrics, TracingPlugin } from '../telemetry/index.ts'
import { createWorkerPool, type ProcessReserve, type WorkerPool } from '../workers/index.ts'
import { composeEndpoints } from './composition/compose.ts'
import { createFontsource } from '../fonts/index.ts'
import { createReaders } from './composition/createReaders.ts'
import type { Caller } from './exchange/exchange.ts'
import { startDrawingAhead } from './pages/prerenderPictures.ts'
import { giveHeaders, registerHeaders } from './exchange/securityHeaders.ts'
import { registerHealth } from './monitoring/health.ts'
import { openUploadFolder } from './startup/uploadFolder.ts'
import { registerLimits } from './limits/limits.ts'
import { createRequestIds, loggerOptions, type LogStream, registerRequestLog } from './monitoring/logging.ts'
import { openApiDocument } from './documentation/openapi.ts'
import { registerPages } from './pages/pages.ts'
import { registerPatterns } from './pages/patternRoutes.ts'
import { closeAfterReply } from './exchange/spoolUpload.ts'
import { replyWithError } from './exchange/errorReply.ts'
import { registerRequestOrigin, normaliseTarget, trustProxySetting } from './exchange/requestOrigin.ts'
import { registerRoutes } from './routes.ts'
import { registerSockets } from './sockets/registerSockets.ts'
import { socketEndpoints } from './composition/composeSockets.ts'
import { loadSecrets } from './composition/secrets.ts'
import { measureCalls, measureWorkers } from './monitoring/recordMetrics.ts'
import { getTenant } from './limits/identifyCaller.ts'
import { createSharedLimits } from './limits/sharedLimits.ts'
import { openNotifiedDirectory } from './composition/notifiedDirectory.ts'
import { registerTrace } from './monitoring/requestTrace.ts'
import { createXsrf } from './exchange/xsrf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyInstance {
    /** For the mails, which show what was ordered. */
    pictures: { readonly getPicture: GetPicture; readonly ensureRaster: EnsureRaster }
    /** For what is made beside calls. */
    workers: WorkerPool
  }
  interface FastifyContextConfig {
    takesBody?: boolean
  }
}

export interface AppDependencies {
  readonly config: Pick<
    Config,
    | 'trustProxy'
    | 'trustForwardedHost'
    | 'logLevel'
    | 'dataDir'
    | 'rateLimits'
    | 'smtpUrl'
    | 'googleClientId'
    | 'googleIssuer'
    | 'pixabayKey'
    | 'pixabayUrl'
    | 'bakongUrl'
    | 'telegramUrl'
    | 'inboundMail'
    | 'fontsourceUrl'
    | 'filesPerAccount'
    | 'filesMbPerAccount'
    | 'filesMbPerShop'
  > & { readonly factorKeys?: Config['factorKeys'] }
  readonly pools: Pick<Pools, 'shop' | 'office' | 'watch' | 'cells'>
  readonly origins: Origins
  readonly files: FileStore
  /** The folder of the built web app; without one there are no pages. */
  readonly webRoot?: string
  readonly now?: () => Date
  /** Hears what other servers have changed; else what is remembered of a shop is soon forgotten. */
  readonly hearsChanges?: boolean
  /** The destination of the log; the terminal by default. */
  readonly logStream?: LogStream
  /** Measures calls and heavy work. */
  readonly metrics?: Metrics
  /** Follows calls through the house. */
  readonly tracing?: Pick<TracingPlugin, 'plugin' | 'parentOf' | 'noteTenant'>
  /** Draws new shops' pictures before they are asked for. */
  readonly drawsAhead?: boolean
  /** Keeps the web app's files fetchable when the next build has taken its place. */
  readonly keepsBuilds?: boolean
  /** True while the server is about to stop. */
  readonly isDraining?: () => boolean
  /** Milliseconds between two looks at the session of an open WebSocket; half a minute by default. */
  readonly socketBeatMs?: number | undefined
  /** Says that it is stopping: heavy work gets a few seconds more, and requests that wait for it are sent away. */
  readonly stopping?: AbortSignal
  /** Keeps the idle processes of heavy work for the next server of this process. */
  readonly reserve?: ProcessReserve
}

/** JSON of a megabyte is a design with its document; nothing is larger but uploads, which have their own limit. */
const MAX_BODY_BYTES = 1_000_000

/** The HTTP application, composed of all rooms, ready to listen or to be asked in process. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { pools, files, origins, now = () => new Date(), isDraining = () => false } = dependencies
  const database = pools.shop
  const app = createFastify(dependencies.config, dependencies.logStream)
  const { metrics, tracing, stopping, socketBeatMs: beatMs } = dependencies
  await registerTrace(app, tracing)
  if (metrics) measureCalls(app, metrics)
  const secrets = await loadSecrets(database, dependencies.config.factorKeys ?? [])
  const directory = dependencies.hearsChanges ? openNotifiedDirectory(app, pools) : createTenantDirectory(database)
  const tokens = createAccessTokens(secrets.accessToken)
  const xsrf = createXsrf(secrets.xsrf)
  await registerPlugins(app, dependencies.config, tokens)
  const fontsource = createFontsource(dependencies.config.fontsourceUrl, error =>
    app.log.warn({ err: error }, 'the public font catalogue did not answer'),
  )
  registerHealth(app, { database: pools.watch, files, fontsource, isDraining, metrics })
  registerPatterns(app)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApiDocument()),
  )
  const workers = openWorkers(app, dependencies)
  if (metrics) measureWorkers(metrics, workers)
  const readers = createReaders(database, files)
  const getPicture = createPictures({ files, workers, ...readers })
  app.decorate('workers', workers)
  app.decorate('pictures', { getPicture, ensureRaster: createRasters(files, workers) })
  if (dependencies.drawsAhead) registerDrawingAhead(app, { database, getPicture })
  const endpoints = composeEndpoints({
    secrets,
    tokens,
    files,
    workers,
    quota: {
      mostBytes: dependencies.config.filesMbPerAccount * 2 ** 20,
      mostFiles: dependencies.config.filesPerAccount,
      mostBytesOfShop: dependencies.config.filesMbPerShop * 2 ** 20,
    },
    getPicture,
    loadOwnFonts: readers.loadOwnFonts,
    stopping,
    fontsource,
    hearing: {
      tell: (browserError, told) => app.log.warn({ ...told, browserError }, 'a page in a browser failed'),
      count: () => metrics?.noteBrowserError(),
    },
    ...outsideParts(dependencies.config),
    database: pools.shop,
    origins,
    inboundMail: dependencies.config.inboundMail ?? null,
  })
  const limitCalls = dependencies.config.rateLimits === 'on' ? createSharedLimits(database) : undefined
  const incoming = await openUploadFolder(dependencies.config.dataDir)
  registerRoutes(app, endpoints, { pools, directory, origins, tokens, xsrf, limitCalls, incoming, now })
  registerSockets(app, socketEndpoints, { pools, directory, tokens, limitCalls, now, stopping, beatMs })
  const requireTenant = getTenant.bind(null, directory)
  const { webRoot, keepsBuilds = false } = dependencies
  if (webRoot) await registerPages(app, { webRoot, database, files, workers, origins, keepsBuilds, requireTenant })
  return app
}

const PROCESSORS = availableParallelism()

/**
 * The number of worker processes: as many as processors, four at most, since each may use some hundred megabytes. Short
 * work leaves a processor to the server, which answers light calls.
 */
const WORKERS = {
  size: Math.min(4, PROCESSORS),
  shortMost: Math.min(4, Math.max(1, PROCESSORS - 1)),
  queueMost: 200,
  restMs: 60_000,
}

const LAST_WORK_MS = 4_000

function openWorkers(
  app: FastifyInstance,
  { stopping, reserve }: Pick<AppDependencies, 'stopping' | 'reserve'>,
): WorkerPool {
  const workers = createWorkerPool({ ...WORKERS, reserve })
  stopping?.addEventListener('abort', () => {
    workers.drain()
    setTimeout(() => workers.close(), LAST_WORK_MS).unref()
  })
  app.addHook('preClose', async () => workers.drain())
  app.addHook('onClose', async () => workers.close())
  return workers
}

function registerDrawingAhead(
  app: FastifyInstance,
  dependencies: Omit<Parameters<typeof startDrawingAhead>[0], 'complain'>,
) {
  let stop: (() => void) | undefined
  app.addHook('onReady', async () => {
    stop = startDrawingAhead({ ...dependencies, complain: error => app.log.error(error) })
  })
  app.addHook('preClose', async () => stop?.())
}

/** Creates the parts that depend on the outside world: mails that reach people, Google and Pixabay. */
function outsideParts(config: AppDependencies['config']) {
  const { smtpUrl, googleClientId, googleIssuer, pixabayKey, pixabayUrl, bakongUrl, telegramUrl } = config
  const google = googleClientId
    ? { clientId: googleClientId, tokens: createGoogleTokens({ clientId: googleClientId, issuer: googleIssuer }) }
    : null
  const pixabay = pixabayKey ? { key: pixabayKey, url: pixabayUrl } : null
  return { confirmsByCode: smtpUrl !== undefined, google, pixabay, bakongUrl, telegramUrl }
}

function createFastify(config: AppDependencies['config'], logStream?: LogStream): FastifyInstance {
  const app = Fastify({
    trustProxy: trustProxySetting(config),
    rewriteUrl: normaliseTarget,
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: createRequestIds(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 120_000,
    // Malformed addresses end here before any hook.
    frameworkErrors: (error, request, reply) => {
      giveHeaders(request, reply)
      replyWithError(error, request, reply)
    },
  })
  app.decorateRequest('caller', null as unknown as Caller)
  app.setErrorHandler(replyWithError)
  app.setNotFoundHandler((request, reply) => replyWithError(new ProblemError('not-found'), request, reply))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  // A caller refused while sending is answered at once, and the rest is not read.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && closeAfterReply(request)) reply.header('connection', 'close')
  })
  registerRequestLog(app)
  registerRequestOrigin(app, config)
  readNothingAsNothing(app)
  return app
}

/** Calls that take no body are sent as JSON by many a client all the same; where one is wanted, none is malformed. */
function readNothingAsNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !request.routeOptions.config.takesBody) done(null, undefined)
    else void parse(request, body as string, done)
  })
  // Mail programs send their one-click request as a form (RFC 8058). A call that takes a body takes no form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config.takesBody) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    else done(null, undefined)
  })
}

async function registerPlugins(
  app: FastifyInstance,
  { rateLimits }: AppDependencies['config'],
  tokens: AccessTokens,
): Promise<void> {
  registerHeaders(app)
  if (rateLimits === 'on') await registerLimits(app, tokens)
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMITS.bytes, files: 1, fields: 5, parts: 6 } })
}
