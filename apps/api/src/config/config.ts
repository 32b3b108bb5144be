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
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** Past any pooler; undefined: `databaseUrl`. */
  databaseDirectUrl: string | undefined
  /** Beside `databaseUrl`. */
  databaseCells: { name: string; databaseUrl: string }[]
  databasePool: number
  databaseOfficePool: number
  /** In seconds, as the other two. */
  statementTimeout: number
  lockTimeout: number
  idleTimeout: number
  filesUrl: string
  /** For `s3:` in `filesUrl`; what is not set is AWS's own, its key from where its own programs find it. */
  s3: S3Access
  filesPerAccount: number
  filesMbPerAccount: number
  filesMbPerShop: number
  /** Hours and minutes of UTC; undefined: no backups by the server. */
  backupAt: string | undefined
  backupTo: string
  backupKeep: number
  /** Undefined: mails become files in `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  worker: 'inside' | 'outside'
  publicHosts: { slug: string; host: string }[]
  /** How many proxies stand before this server, or their addresses. */
  trustProxy: number | string[]
  trustForwardedHost: boolean
  publicOrigin: PublicOrigin | undefined
  /** An empty database gets the demo shops. */
  demo: boolean
  demoPassword: string | undefined
  rateLimits: 'on' | 'off'
  googleClientId: string | undefined
  googleIssuer: string
  fontsourceUrl: string | undefined
  pixabayKey: string | undefined
  pixabayUrl: string
  /** Undefined: nobody reads metrics. */
  metricsPort: number | undefined
  metricsHost: string
  /** Undefined: no traces. */
  traceEndpoint: string | undefined
  logLevel: z.output<Settings['LOG_LEVEL']['schema']>
}

export interface S3Access {
  readonly endpoint?: string
  readonly region?: string
  readonly accessKeyId?: string
  readonly secretAccessKey?: string
}

/** A value in the environment is wrong. The message names each one, what it must be and where to read on, and tells no secret. */
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
    demoPassword: values.DEMO_PASSWORD,
    rateLimits: values.RATE_LIMITS,
    googleClientId: values.GOOGLE_CLIENT_ID,
    googleIssuer: values.GOOGLE_ISSUER.replace(/\/$/, ''),
    fontsourceUrl: values.FONTSOURCE_URL,
    pixabayKey: values.PIXABAY_KEY,
    pixabayUrl: values.PIXABAY_URL,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  }
}

/** Where backups go: a folder's path, or a bucket's address as it is. Throws a {@link ConfigError} for a place among what is backed up. */
export function readBackupTo(to: string, filesUrl: string | undefined): string {
  if (!to.startsWith('s3://')) return resolve(to)
  if (new URL(to).host === '')
    throw new ConfigError(`${to} (BACKUP_TO) names no bucket: it is like s3://bucket/prefix.`)
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

/** In production nobody reads the terminal but the journal, which keeps what it reads. */
function readDemo({ DEMO, DEMO_PASSWORD }: Pick<Values, 'DEMO' | 'DEMO_PASSWORD'>, isProduction: boolean): boolean {
  if (isProduction && DEMO === 'on' && DEMO_PASSWORD === undefined)
    throw new ConfigError(
      'The configuration is wrong:\n  DEMO=on needs a DEMO_PASSWORD in production: no password is written to the log there.\nSee docs/configuration.md.',
    )
  return (DEMO ?? (isProduction ? 'off' : 'on')) === 'on'
}

/** Our own messages begin with "must"; the library's get a colon. */
function wordsOf(message: string): string {
  return message.startsWith('must') ? message : `is not right: ${message}`
}
