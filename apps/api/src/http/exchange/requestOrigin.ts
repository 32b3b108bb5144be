import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../../config/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The requested host, lower case and without port. Undefined if it is not a valid name. Only a shop's own host is
     * accepted later.
     */
    readonly calledHost: string | undefined
    /** Whether the caller used TLS. */
    readonly isSecure: boolean
    /** The caller's network address. */
    readonly address: string
  }
}

/** Matches a whole host name with an optional port. */
const HOST = /^([a-z0-9.-]{1,253}?)\.?(?::\d{1,5})?$/

/**
 * Registers the facts of how a request arrived. This file alone reads `Host`, `X-Forwarded-*` and what the framework
 * makes of them (`reached.test.ts` checks the others). These values are compared with what we know, and never written
 * into an answer.
 */
export function registerRequestOrigin(
  app: FastifyInstance,
  { trustForwardedHost }: Pick<Config, 'trustForwardedHost'>,
): void {
  app.decorateRequest('calledHost', {
    getter(this: FastifyRequest) {
      const said = trustForwardedHost ? this.host : this.headers.host
      return HOST.exec(said?.toLowerCase() ?? '')?.[1]
    },
  })
  app.decorateRequest('isSecure', {
    getter(this: FastifyRequest) {
      return this.protocol === 'https'
    },
  })
  app.decorateRequest('address', {
    getter(this: FastifyRequest) {
      return addressOf(this)
    },
  })
  app.addHook('onRequest', (request, _reply, done) =>
    done(hasOneHost(request) ? undefined : new ProblemError('bad-request')),
  )
}

/** Returns the caller's network address, as the trusted proxies tell it. */
export function addressOf({ ip, socket }: FastifyRequest): string {
  const told = isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '')
  // Removes the prefix that a dual-stack socket puts before IPv4 addresses.
  return told.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/** Two Host headers are an attack: the proxy may read one and this server the other. */
function hasOneHost({ raw: { rawHeaders, url = '' } }: FastifyRequest): boolean {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length <= 1 && (url.startsWith('/') || url === '*')
}

/**
 * Reduces a target that repeats the host before its path to the path. A target that names another host stays unchanged
 * and is refused.
 */
export function normaliseTarget({ url = '', headers }: IncomingMessage): string {
  const [whole, host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? []
  if (whole === undefined || host?.toLowerCase() !== headers.host?.toLowerCase()) return url
  const rest = url.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Fastify's `trustProxy` value: a list of trusted addresses, or a function that trusts the given number of hops. False trusts none. */
export function trustProxySetting({
  trustProxy,
}: Pick<Config, 'trustProxy'>): string[] | ((address: string, hop: number) => boolean) | false {
  if (typeof trustProxy !== 'number') return trustProxy
  return trustProxy > 0 && ((_address, hop) => hop < trustProxy)
}

/** Key for rate limits: the IPv4 address, or the /64 prefix of an IPv6 address, since a household can choose any address within it. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%', 1)[0]!.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
