import { UPLOAD_LIMITS } from '@kitwright/contract'
import type { FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { Problem, type Upload } from '../endpoint/index.ts'
import { problemOf } from './problems.ts'

/** What a form says around its file. */
const MAX_FORM_BYTES = 64 * 1024
/** So long an answer waits to be read by one who is still sending, before the connection is closed. */
const LINGER_MS = 1500

/** The file of a form. Reads no further than the limit, however much is said to come or comes. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem('invalid-input', [{ path: 'file', id: 'required' }])
  const most = UPLOAD_LIMITS.bytes + MAX_FORM_BYTES
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('file-too-large')
  const tooMuch = Promise.withResolvers<never>()
  let room = most
  const count = (chunk: Buffer): void => {
    room -= chunk.length
    if (room < 0) tooMuch.reject(new Problem('file-too-large'))
  }
  const reading = readFile(request, tooMuch.reject)
  request.raw.on('data', count)
  try {
    return await Promise.race([reading, tooMuch.promise])
  } catch (error) {
    // A form without a boundary, or broken in the middle, is the sender's; the parser's errors have no code.
    throw problemOf(error) ?? new Problem('bad-request')
  } finally {
    request.raw.off('data', count)
    reading.catch(() => undefined)
  }
}

async function readFile(request: FastifyRequest, refuse: (reason: Problem) => void): Promise<Upload> {
  const part = await request.file()
  if (part?.fieldname !== 'file') throw new Problem('invalid-input', [{ path: 'file', id: 'required' }])
  part.file.once('limit', () => refuse(new Problem('file-too-large')))
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk)
  if (part.file.truncated) throw new Problem('file-too-large')
  return { bytes: Buffer.concat(chunks), fileName: part.filename.slice(0, 200) }
}

/** Closes the connection behind an answer that was given before everything was sent; the rest is not read. */
export function stopReading({ raw }: FastifyRequest): boolean {
  if (raw.complete || raw.socket === undefined || raw.socket === null) return false
  raw.unpipe()
  raw.pause()
  // What nobody has begun to read would be read to its end when the answer is out.
  raw.read(0)
  const socket: Socket = raw.socket
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
  return true
}
