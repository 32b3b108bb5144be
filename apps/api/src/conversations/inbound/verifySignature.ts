import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Seconds by which the caller's clock may differ; a recorded call cannot be repeated later. */
const TOLERANCE_S = 300

export interface SignedCall {
  /** Seconds since 1970. */
  readonly timestamp: string | undefined
  /** The hex HMAC-SHA256 of the timestamp, a full stop and the file. */
  readonly signature: string | undefined
}

/** Whether the call has a time that is about now, before its file is read. */
export const isRecent = ({ timestamp = '' }: SignedCall, now: Date): boolean =>
  /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= TOLERANCE_S

/** Whether the server's secret signed the file. */
export async function isSigned(
  path: string,
  secret: string,
  { timestamp, signature = '' }: SignedCall,
): Promise<boolean> {
  const hash = createHmac('sha256', secret).update(`${timestamp}.`)
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  const [right, given] = [hash.digest(), Buffer.from(signature, 'hex')]
  return given.length === right.length && timingSafeEqual(right, given)
}
