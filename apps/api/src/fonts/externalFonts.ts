import { isIP } from 'node:net'

/** The answer's bytes; undefined for more than `most` of them, whatever it says of its length. */
export async function readBytes(response: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Whether a file's address, which the catalogue names, may be fetched by this server: on the catalogue's own origin, or by TLS on a
 * public host, as the catalogue's files are on a CDN. A catalogue cannot make the server ask its neighbours.
 */
export function isFetchable(address: string, root: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, username } = new URL(address)
  if (username !== '') return false
  if (origin === new URL(root).origin) return true
  const isNamed = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0
  return protocol === 'https:' && isNamed && !/\.(?:localhost|local|internal|lan|home|arpa)$/.test(hostname)
}
