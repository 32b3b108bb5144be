import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import type { PublicOrigin } from './settingSchemas.ts'
import { settings } from './settings.ts'

type Settings = typeof settings
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> }

/** The validated settings of the environment. Folders are absolute. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** If undefined, the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | undefined
  /** Bypasses any pooler; `databaseUrl` if undefined. */
  databaseDirectUrl: string | undefined
  /** Further cells beside `databaseUrl`. */
  databaseCells: { name: string; databaseUrl: string }[]
  databasePool: number
  databaseOfficePool: number
  /** In seconds, like the next two. */
  statementTimeout: number
  lockTimeout: number
  idleTimeout: number
  filesUrl: string
  /** For `s3:` in `filesUrl`. Unset values default to AWS's own, with the key from where AWS's programs find it. */
  s3: S3Access
  filesPerAccount: number
  filesMbPerAccount: number
  filesMbPerShop: number
  /** Hours and minutes in UTC. If undefined, the server takes no backups. */
  backupAt: string | undefined
  backupTo: string
  backupKeep: number
  /** If undefined, mails become files in `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  worker: 'inside' | 'outside'
  publicHosts: { slug: string; host: string }[]
  /** Number of proxies in front of this server, or their addresses. */
  trustProxy: number | string[]
  trustForwardedHost: boolean
  publicOrigin: PublicOrigin | undefined
  /** Fills an empty database with the demo shops. */
  demo: boolean
  /** Whether the first demo shop also gets a dozen customers and, by `npm start`, many orders. */
  fullDemo: boolean
  demoPassword: string | undefined
  rateLimits: 'on' | 'off'
  googleClientId: string | undefined
  googleIssuer: string
  fontsourceUrl: string | undefined
  pixabayKey: string | undefined
  pixabayUrl: string
  bakongUrl: string
  telegramUrl: string
  /** If undefined, no mails come in. */
  inboundMail: { readonly replyAddress: string; readonly secret: string } | undefined
  /** The address of the operator's panel; undefined without one. */
  operator: { readonly port: number; readonly host: string; readonly origin: string } | undefined
  /** Keys that seal the key of second factors, the newest first; none leaves it plain in the database. */
  factorKeys: readonly Uint8Array[]
  /** If undefined, no metrics are served. */
  metricsPort: number | undefined
  metricsHost: string
  /** If undefined, no traces are sent. */
  traceEndpoint: string | undefined
  logLevel: z.output<Settings['LOG_LEVEL']['schema']>
}

export interface S3Access {
  readonly endpoint?: string
  readonly region?: string
  readonly accessKeyId?: string
  readonly secretAccessKey?: string
}

/**
 * Error for a wrong value in the environment. The message names each setting, its valid values and where to read on,
 * and reveals no secret.
 */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the config from `env`; an empty value counts as none. Throws a {@link ConfigError} that names all that is wrong. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const values = readValues(env)
  const dataDir = resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseCells: values.DATABASE_CELLS,
    databasePool: values.DATABASE_POOL,
    databaseOfficePool: values.DATABASE_OFFICE_POOL,
    statementTimeout: values.STATEMENT_TIMEOUT,
    lockTimeout: values.LOCK_TIMEOUT,
    idleTimeout: values.IDLE_TIMEOUT,
    filesPerAccount: values.FILES_PER_ACCOUNT,
    filesMbPerAccount: values.FILES_MB_PER_ACCOUNT,
    filesMbPerShop: values.FILES_MB_PER_SHOP,
    filesUrl: values.FILES_URL ?? pathToFileURL(resolve(dataDir, 'files')).href,
    backupAt: values.BACKUP_AT,
    backupTo: readBackupTo(values.BACKUP_TO ?? resolve(dataDir, 'backups'), values.FILES_URL),
    backupKeep: values.BACKUP_KEEP,
    s3: s3Of(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    worker: values.WORKER,
    publicHosts: values.PUBLIC_HOSTS,
    trustProxy: values.TRUST_PROXY,
    trustForwardedHost: values.TRUST_FORWARDED_HOST === 'on',
    publicOrigin: values.PUBLIC_ORIGIN,
    demo: readDemo(values, env.NODE_ENV === 'production'),
    fullDemo: values.DEMO === 'full',
    demoPassword: values.DEMO_PASSWORD,
    rateLimits: values.RATE_LIMITS,
    googleClientId: values.GOOGLE_CLIENT_ID,
    googleIssuer: values.GOOGLE_ISSUER.replace(/\/$/, ''),
    fontsourceUrl: values.FONTSOURCE_URL,
    pixabayKey: values.PIXABAY_KEY,
    pixabayUrl: values.PIXABAY_URL,
    bakongUrl: values.BAKONG_URL,
    telegramUrl: values.TELEGRAM_URL,
    inboundMail: readInboundMail(values),
    factorKeys: values.FACTOR_KEY ?? [],
    operator: readOperator(values),
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  }
}

/** The place of backups: a folder's path, or a bucket's address as it is. Throws a {@link ConfigError} for a place among what is backed up. */
export function readBackupTo(to: string, filesUrl: string | undefined): string {
  if (!to.startsWith('s3://')) return resolve(to)
  if (new URL(to).host === '')
    throw new ConfigError(`${to} (BACKUP_TO) names no bucket: write it like s3://bucket/prefix.`)
  const inside = (url: string): string => `${url.replace(/(?<!\/)\/+$/, '')}/`
  if (filesUrl !== undefined && inside(to).startsWith(inside(filesUrl)))
    throw new ConfigError(
      `${to} (BACKUP_TO) must not lie within ${filesUrl} (FILES_URL): each backup would hold those before it.`,
    )
  return to
}

const s3Of = (values: Values): S3Access => ({
  ...(values.S3_ENDPOINT !== undefined && { endpoint: values.S3_ENDPOINT }),
  ...(values.S3_REGION !== undefined && { region: values.S3_REGION }),
  ...(values.S3_ACCESS_KEY_ID !== undefined && { accessKeyId: values.S3_ACCESS_KEY_ID }),
  ...(values.S3_SECRET_ACCESS_KEY !== undefined && { secretAccessKey: values.S3_SECRET_ACCESS_KEY }),
})

function readValues(env: Record<string, string | undefined>): Values {
  const complaints: string[] = []
  const entries = Object.entries(settings).map(([name, { schema }]) => {
    const result = schema.safeParse(env[name]?.trim() || undefined)
    for (const issue of result.error?.issues ?? []) complaints.push(`  ${name} ${wordsOf(issue.message)}`)
    return [name, result.data]
  })
  if (complaints.length === 0) return Object.fromEntries(entries) as Values
  throw new ConfigError(`The configuration is wrong:\n${complaints.join('\n')}\nSee docs/configuration.md.`)
}

/** Both settings belong together. */
function readInboundMail({ REPLY_ADDRESS, INBOUND_MAIL_SECRET }: Values): Config['inboundMail'] {
  if (REPLY_ADDRESS === undefined && INBOUND_MAIL_SECRET === undefined) return undefined
  if (REPLY_ADDRESS === undefined || INBOUND_MAIL_SECRET === undefined)
    throw new ConfigError(
      'The configuration is wrong:\n  REPLY_ADDRESS and INBOUND_MAIL_SECRET need each other.\nSee docs/configuration.md.',
    )
  return { replyAddress: REPLY_ADDRESS, secret: INBOUND_MAIL_SECRET }
}

/** Port 0 has no origin that could be known before. */
function readOperator({
  OPERATOR_PORT: port,
  OPERATOR_HOST: host,
  OPERATOR_ORIGIN: origin,
}: Values): Config['operator'] {
  if (port === undefined) return undefined
  return { port, host, origin: origin === undefined ? `http://localhost:${port}` : new URL(origin).origin }
}

/** In production the output goes to the journal, which stores it, and not to a terminal. */
function readDemo({ DEMO, DEMO_PASSWORD }: Pick<Values, 'DEMO' | 'DEMO_PASSWORD'>, isProduction: boolean): boolean {
  const isAsked = DEMO === 'on' || DEMO === 'full'
  if (isProduction && isAsked && DEMO_PASSWORD === undefined)
    throw new ConfigError(
      `The configuration is wrong:\n  DEMO=${DEMO} needs a DEMO_PASSWORD in production: no password is written to the log there.\nSee docs/configuration.md.`,
    )
  return DEMO === undefined ? !isProduction : isAsked
}

/** Our own messages begin with "must"; the library's get a colon. */
function wordsOf(message: string): string {
  return message.startsWith('must') ? message : `is not right: ${message}`
}
