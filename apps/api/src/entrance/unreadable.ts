import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Problem } from '../endpoint/index.ts'
import { writeProblem } from './problems.ts'

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no HTTP at all, too long in its head or too slow, in the promised shape: no hook and no route sees it. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, id: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { body } = writeProblem(new Problem('bad-request'), { url: '/api', headers: {}, id })
  const status = STATUSES[error.code ?? ''] ?? 400
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
