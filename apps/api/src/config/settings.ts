import { z } from 'zod'
import { factorKeySettings } from './factorKeys.ts'
import { inboundSettings } from './inboundSettings.ts'
import { operatorSettings } from './operatorSettings.ts'
import { roomSettings } from './roomSettings.ts'
import {
  backupTo,
  databaseCells,
  isStore,
  port,
  publicHosts,
  publicOrigin,
  seconds,
  trustProxy,
  urlOf,
} from './settingSchemas.ts'

/** A setting from the environment. */
export interface Setting {
  /** For the documentation: its effect and the form of a value. */
  about: string
  /** The default in words, for the documentation. */
  fallback: string
  schema: z.ZodType
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** All settings, in the order of the documentation. */
export const settings = {
  PORT: {
    about: 'The port to listen on; 0 takes a free one.',
    fallback: '8080',
    schema: port.default(8080),
  },
  HOST: {
    about: 'The address to listen on. `127.0.0.1` keeps the server to this machine.',
    fallback: '0.0.0.0',
    schema: z.string().default('0.0.0.0'),
  },
  DATA_DIR: {
    about:
      'The folder for everything that must be kept: the embedded database, uploads, secrets. One deployment owns it.',
    fallback: './data',
    schema: z.string().default('./data'),
  },
  DATABASE_URL: {
    about:
      'A PostgreSQL 15 or newer to use instead of the embedded one, as `postgresql://user:password@host:5432/name`. The user needs to own the database and to be allowed to create a role; it should not be a superuser, whom row-level security does not bind.',
    fallback: 'the embedded PostgreSQL in `DATA_DIR`',
    schema: urlOf('postgres:', 'postgresql:').optional(),
  },
  DATABASE_DIRECT_URL: {
    about:
      'Where `DATABASE_URL` leads to a pooler such as PgBouncer: the PostgreSQL behind it, for migrations and for hearing at once what other servers have changed. Without it that is looked up when somebody asks. See [more than one machine](operate.md#more-than-one-machine).',
    fallback: '`DATABASE_URL`',
    schema: urlOf('postgres:', 'postgresql:').optional(),
  },
  DATABASE_CELLS: {
    about:
      'More PostgreSQL beside the one of `DATABASE_URL`, each with shops of its own: `b=postgresql://user:password@host:5432/name,c=…`. They are named without a pooler between. See [cells](operate.md#cells).',
    fallback: 'none',
    schema: databaseCells.default([]),
  },
  DATABASE_POOL: {
    about:
      'The most connections for what the shops’ visitors ask; one shop takes at most half of them, and less the more others have. The office has its own, and 7 more are for mails, upkeep and health.',
    fallback: '10',
    schema: z.coerce.number().int().min(1).max(200).default(10),
  },
  DATABASE_OFFICE_POOL: {
    about:
      'The most connections for what the shops’ staff ask in the office; one shop’s take at most half of them, and less the more others have.',
    fallback: '4',
    schema: z.coerce.number().int().min(1).max(200).default(4),
  },
  STATEMENT_TIMEOUT: {
    about:
      'The longest that one query of a request may take, in seconds. A longer one is ended, and the caller told to try again.',
    fallback: '10',
    schema: seconds.default(10),
  },
  LOCK_TIMEOUT: {
    about: 'The longest that a request waits for a row that another one is changing, in seconds.',
    fallback: '5',
    schema: seconds.default(5),
  },
  IDLE_TIMEOUT: {
    about: 'The longest that a request’s transaction may stand still between two queries, in seconds.',
    fallback: '30',
    schema: seconds.default(30),
  },
  FILES_URL: {
    about:
      'Where uploads and pictures are kept: a folder, as `file:///srv/kitwright/files`, or a bucket of any S3, as `s3://bucket` or `s3://bucket/kitwright`, which several machines share. See [more than one machine](operate.md#more-than-one-machine).',
    fallback: '`files` in `DATA_DIR`',
    schema: urlOf('file:', 's3:')
      .refine(
        isStore,
        'must be a folder of this machine, as file:///srv/files, or a bucket, as s3://bucket; keys go into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
      )
      .optional(),
  },
  S3_ENDPOINT: {
    about: 'Where the bucket of `FILES_URL` is, as `https://s3.example.com`.',
    fallback: 'AWS',
    schema: urlOf('https:', 'http:').optional(),
  },
  S3_REGION: {
    about: 'The region of the bucket.',
    fallback: 'us-east-1',
    schema: z.string().optional(),
  },
  S3_ACCESS_KEY_ID: {
    about: 'The key to the bucket: it must be allowed to get, put, delete and list.',
    fallback: 'what AWS’s own programs would take, such as the machine’s role',
    schema: z.string().optional(),
  },
  S3_SECRET_ACCESS_KEY: {
    about: 'The secret of that key.',
    fallback: 'as above',
    schema: z.string().optional(),
  },
  ...roomSettings,
  BACKUP_AT: {
    about: 'When one of the servers writes a backup each day, as `02:00`, by UTC. See [running it](operate.md#backup).',
    fallback: 'never',
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, as 02:00')
      .optional(),
  },
  BACKUP_TO: {
    about:
      'Where these backups go: a folder, which with several machines is the same for all, or each has a part of them; or a bucket, as `s3://bucket/backups`, with the key of `S3_ACCESS_KEY_ID`.',
    fallback: '`backups` in `DATA_DIR`',
    schema: backupTo.optional(),
  },
  BACKUP_KEEP: {
    about: 'How many of them stay.',
    fallback: '14',
    schema: z.coerce.number().int().min(1).max(10_000).default(14),
  },
  SMTP_URL: {
    about:
      'The mail server, as `smtp://user:password@host:587` or `smtps://…`. With one, a new account is confirmed by a mailed code, and an address that has an account already is told by mail alone. Without one, mails become `.eml` files, accounts are active at once, and sign-up answers that an address is taken: there is no other way to say so, which is one more reason for a mail server in production.',
    fallback: 'the folder `mail` in `DATA_DIR`',
    schema: urlOf('smtp:', 'smtps:').optional(),
  },
  MAIL_FROM: {
    about: 'The address that mails come from; the tenant’s name stands before it.',
    fallback: '`no-reply@` and the shop’s host',
    schema: z.email().optional(),
  },
  ...inboundSettings,
  ...factorKeySettings,
  WORKER: {
    about:
      'Where the work is done that nobody waits for, as mails and tidying: `inside` this server, or `outside` by `npm run worker`, of which there may be several.',
    fallback: 'inside',
    schema: z.enum(['inside', 'outside']).default('inside'),
  },
  PUBLIC_HOSTS: {
    about:
      'More names under which tenants are reached, beside those in the database: `angkor=shop.example.com,mekong=tees.example.com`. A name alone is the first demo shop’s. Any name not known so is refused.',
    fallback: 'none',
    schema: publicHosts.default([]),
  },
  TRUST_PROXY: {
    about:
      'Whose word counts for the caller’s address and for whether it came by TLS: how many proxies stand before this server, as `1`, or their addresses, as `127.0.0.1` or `10.0.0.0/8,fd00::/8`. Callers must not be able to go around them. See [deploying](deploy.md).',
    fallback: '0',
    schema: trustProxy.default(0),
  },
  TRUST_FORWARDED_HOST: {
    about:
      'Whether a trusted proxy may name the shop by `X-Forwarded-Host`: `on` only where it cannot pass the `Host` header on.',
    fallback: 'off',
    schema: z.enum(['on', 'off']).default('off'),
  },
  PUBLIC_ORIGIN: {
    about:
      'How people reach the shops, for links in mails and pages: `https://*`, or another scheme and port, as `http://*:8080`; `*` stands for each shop’s own host.',
    fallback: 'behind a proxy `https://*`, else `http://*` and the port listened on; `localhost` always that',
    schema: publicOrigin.optional(),
  },
  DEMO: {
    about:
      'Whether an empty database gets two demo shops with their accounts. `full` adds twelve customers, and with `npm start` 43 orders with half a year of history. In production a demo needs a `DEMO_PASSWORD`, since no password is written to the log there.',
    fallback: '`on`; with `NODE_ENV=production` `off`',
    schema: z.enum(['on', 'off', 'full']).optional(),
  },
  DEMO_PASSWORD: {
    about:
      'The password of the demo accounts, 8 to 128 characters. Without it the first start makes them and prints them once.',
    fallback: 'generated',
    schema: z.string().min(8).max(128).optional(),
  },
  RATE_LIMITS: {
    about: 'How often one address may call: `on`, or `off` for load tests.',
    fallback: 'on',
    schema: z.enum(['on', 'off']).default('on'),
  },
  GOOGLE_CLIENT_ID: {
    about:
      'Turns on signing in with Google: the OAuth client id of the web page. Its redirect URIs must name `https://<shop>/auth/google` for each shop.',
    fallback: 'off',
    schema: z.string().optional(),
  },
  GOOGLE_ISSUER: {
    about: 'The OpenID provider whose word counts as Google’s; another one for tests.',
    fallback: 'https://accounts.google.com',
    schema: urlOf('https:', 'http:').default('https://accounts.google.com'),
  },
  FONTSOURCE_URL: {
    about:
      'A public Fontsource catalogue whose fonts the font picker and `/v1/fonts` offer besides the packaged ones, as `https://api.fontsource.org`. Only the server asks it and the host of its files, by TLS. A font that a design uses is kept with the shop’s files as it is then. Its list may have 5,000 fonts and 4 MB; an entry that cannot be read is left out, and the log says how many. When the catalogue does not answer within 4 s, or answers something else, the packaged fonts are offered, the font picker says so, and readiness says `degraded`.',
    fallback: 'off',
    schema: urlOf('https:', 'http:').optional(),
  },
  PIXABAY_KEY: {
    about: 'Turns on the search for pictures at Pixabay, beside the packaged ones. The key stays on the server.',
    fallback: 'off',
    schema: z.string().optional(),
  },
  PIXABAY_URL: {
    about: 'Where Pixabay is asked; another place for tests.',
    fallback: 'https://pixabay.com/api/',
    schema: urlOf('https:', 'http:').default('https://pixabay.com/api/'),
  },
  BAKONG_URL: {
    about:
      'Where Bakong is asked whether a KHQR code was paid, for shops that have set their token; another place for tests.',
    fallback: 'https://api-bakong.nbc.gov.kh',
    schema: urlOf('https:', 'http:').default('https://api-bakong.nbc.gov.kh'),
  },
  TELEGRAM_URL: {
    about:
      'Where Telegram’s Bot API is asked, for shops that have set the token of their bot; another place for tests.',
    fallback: 'https://api.telegram.org',
    schema: urlOf('https:', 'http:').default('https://api.telegram.org'),
  },
  ...operatorSettings,
  LOG_LEVEL: {
    about: `What to log: ${logLevels.map(level => `\`${level}\``).join(', ')}.`,
    fallback: 'info',
    schema: z.enum(logLevels).default('info'),
  },
} satisfies Record<string, Setting>

/** Names of all environment variables that a server reads. */
export const settingNames: readonly string[] = Object.keys(settings)
