import { z } from 'zod'

/** Scheme and port under which the shops are reached from outside, each under its own host. */
export interface PublicOrigin {
  readonly scheme: 'http' | 'https'
  /** Null for the scheme's default port. */
  readonly port: number | null
}

export const port = z.coerce.number().int().min(0).max(65_535)
export const seconds = z.coerce.number().int().min(1).max(3_600)
const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without port or scheme')
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be the tenant’s short name in lower case')

export const urlOf = (...schemes: string[]) =>
  z.string().refine(text => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    error: `must be a URL beginning with ${schemes.join(' or ')}`,
  })

/** Whether the text is a folder of this machine, or a bucket without a secret in its name. */
export function isStore(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol === 's3:') return url.hostname !== '' && url.username + url.password + url.search === ''
  return ['', 'localhost'].includes(url?.host ?? '')
}

/** A folder or a bucket. */
export const backupTo = z
  .string()
  .refine(
    text => !text.includes('://') || (text.startsWith('s3://') && isStore(text)),
    'must be a folder, or a bucket as s3://bucket/backups; keys go into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  )

/** The tenant of a bare name in PUBLIC_HOSTS: the demo's first. */
const FIRST_TENANT = 'angkor'

export const publicHosts = z.string().transform((text, context) => {
  return splitList(text).map(entry => {
    const [tenant, name] = entry.includes('=') ? entry.split('=', 2) : [FIRST_TENANT, entry]
    const parsed = z.object({ slug, host }).safeParse({ slug: tenant, host: name })
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: `must be a list of names or tenant=name, but "${entry}" is not one` })
    return z.NEVER
  })
})

/** The name of the cell of DATABASE_URL. */
export const MAIN_CELL = 'home'

const cell = z.object({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,30}$/)
    .refine(name => name !== MAIN_CELL),
  databaseUrl: urlOf('postgres:', 'postgresql:'),
})

export const databaseCells = z.string().transform((text, context) => {
  const parsed = z.array(cell).safeParse(splitList(text).map(nameAndUrl))
  const names = new Set(parsed.data?.map(({ name }) => name))
  if (parsed.success && names.size === parsed.data.length) return parsed.data
  // The message does not name the address, since an address contains a password.
  context.addIssue({
    code: 'custom',
    message: `must be a list of name=postgresql://…, each name once, in lower case and other than "${MAIN_CELL}"`,
  })
  return z.NEVER
})

function nameAndUrl(entry: string): { name: string; databaseUrl: string } {
  const at = entry.indexOf('=')
  return { name: entry.slice(0, Math.max(at, 0)), databaseUrl: entry.slice(at + 1) }
}

/** More proxies in a row than this must be a typing error. */
const MAX_HOPS = 9
const TRUST_PROXY_FORM =
  'must be the number of proxies before this server, as 1, or their addresses, as 127.0.0.1 or 10.0.0.0/8'

export const trustProxy = z.string().transform((text, context): number | string[] => {
  if (text === 'false') return 0
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text)
  const addresses = splitList(text)
  if (addresses.length > 0 && addresses.every(isAddress)) return addresses
  const why = text === 'true' || text.includes('/0') ? `: ${text} would believe whatever any caller says of itself` : ''
  context.addIssue({ code: 'custom', message: TRUST_PROXY_FORM + why })
  return z.NEVER
})

/** A network of all addresses is invalid. */
const isAddress = (text: string): boolean =>
  !/\/0+$/.test(text) && z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success

export const publicOrigin = z.string().transform((text, context): PublicOrigin => {
  const [, scheme, port] = /^(https?):\/\/\*(?::(\d{1,5}))?\/?$/.exec(text) ?? []
  if (scheme !== undefined && Number(port ?? 1) <= 65_535)
    return { scheme: scheme as PublicOrigin['scheme'], port: port === undefined ? null : Number(port) }
  context.addIssue({ code: 'custom', message: 'must be https://* or http://*, perhaps with a port, as http://*:8080' })
  return z.NEVER
})

function splitList(text: string): string[] {
  const entries = text.split(',').map(entry => entry.trim())
  return entries.filter(entry => entry !== '')
}
