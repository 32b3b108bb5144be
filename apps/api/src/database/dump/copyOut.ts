import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/**
 * Writes the answer of `copy … to stdout` to `rows`, without ending it if `isLast` is false, and returns the number of
 * rows. PostgreSQL sends the number after the last row, perhaps in a packet of its own: until the whole answer has come
 * the stream would report 0.
 */
export async function copyOut(client: Client, copy: string, rows: Writable, { isLast = true } = {}): Promise<number> {
  const stream = client.query(copyTo(copy))
  const answered = new Promise<void>((resolve, reject) => {
    // The driver calls this once it may send the next query.
    Object.assign(stream, { handleReadyForQuery: resolve })
    stream.once('error', reject)
  })
  await Promise.all([pipeline(stream, rows, { end: isLast }), answered])
  return stream.rowCount
}
