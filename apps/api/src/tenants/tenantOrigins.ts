import type { Config } from '../config/index.ts'

/**
 * Public origin of each shop: the one source of the beginnings of links. The only part of a request it uses is which of
 * the shop's own names was called.
 */
export interface Origins {
  /** Returns scheme, host and, if needed, port. */
  of(host: string): string
}

/** Returns whether a name leads to this machine, whatever scheme and port are used elsewhere. */
export const isLocalHost = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/.test(host)

const PORTS = { http: 80, https: 443 } as const

/** Creates the origins of hosts. `port` is the server's port; null if it does not listen, as in tests. */
export function createOrigins(
  { publicOrigin, trustProxy }: Pick<Config, 'publicOrigin' | 'trustProxy'>,
  port: () => number | null,
): Origins {
  const isBehindProxy = Array.isArray(trustProxy) || trustProxy > 0
  const reachOf = (host: string): NonNullable<Config['publicOrigin']> => {
    if (publicOrigin) return publicOrigin
    return isBehindProxy && !isLocalHost(host) ? { scheme: 'https', port: null } : { scheme: 'http', port: port() }
  }
  return {
    of(host) {
      const { scheme, port: named } = reachOf(host)
      return `${scheme}://${host}${named === null || named === PORTS[scheme] ? '' : `:${named}`}`
    },
  }
}
