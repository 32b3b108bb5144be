import { ProblemError } from '../endpoint/index.ts'

const TIMEOUT_MS = 10_000

/** Fetches from a server that is not ours: in ten seconds, without following it elsewhere. Throws `graphics-unreachable`. */
export async function fetchOutside(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch {
    throw new ProblemError('graphics-unreachable')
  }
}

/** The answer's bytes, no more than `most` of them, whatever it says of its length. Throws `graphics-unreachable`. */
export async function readBytes(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > most) throw new Error('too much')
      parts.push(part)
    }
  } catch {
    throw new ProblemError('graphics-unreachable')
  }
  return Buffer.concat(parts)
}
