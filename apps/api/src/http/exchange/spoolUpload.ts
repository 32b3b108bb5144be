import { UPLOAD_LIMITS } from '@kitwright/contract'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { ProblemError, type Upload } from '../../endpoint/index.ts'
import { collectGarbageEvery4Mb } from './collectGarbage.ts'
import { problemOf } from './errorReply.ts'

/** The size of a form's content around its file. */
const MAX_FORM_BYTES = 64 * 1024
/** The time a client that is still sending has to read the answer before the connection is closed. */
const LINGER_MS = 1500

/** A file sent with a call: on the disk until the call is answered, so that a waiting call uses no memory. */
export interface SpooledUpload {
  /** Reads the form's file. Stops at the limit, whatever length is announced or sent. */
  read(): Promise<Upload>
  /** Deletes the file completely. */
  forget(): Promise<void>
}

export function spoolUpload(request: FastifyRequest, folder: string): SpooledUpload {
  const path = join(folder, randomUUID())
  let file: FileHandle | undefined
  return {
    async read() {
      if (!request.isMultipart()) throw new ProblemError('invalid-input', [{ path: 'file', id: 'required' }])
      const most = UPLOAD_LIMITS.bytes + MAX_FORM_BYTES
      if (Number(request.headers['content-length'] ?? 0) > most) throw new ProblemError('file-too-large')
      file = await open(path, 'wx', 0o600)
      return { path, size: await readWithin(most, request, file) }
    },
    async forget() {
      await file?.close()
      if (file) await rm(path, { force: true })
    },
  }
}

/** Writes the form's file. Returns its length. */
async function readWithin(most: number, request: FastifyRequest, file: FileHandle): Promise<number> {
  const tooMuch = Promise.withResolvers<never>()
  let room = most
  const count = (chunk: Buffer): void => {
    room -= chunk.length
    if (room < 0) tooMuch.reject(new ProblemError('file-too-large'))
  }
  const reading = writeFile(request, file, tooMuch)
  request.raw.on('data', count)
  try {
    return await Promise.race([reading, tooMuch.promise])
  } catch (error) {
    request.raw.unpipe().pause()
    // A form without a boundary, or cut off in the middle, is the client's error. The parser's errors have no code.
    throw problemOf(error) ?? new ProblemError('bad-request')
  } finally {
    request.raw.off('data', count)
    reading.catch(() => undefined)
  }
}

async function writeFile(
  request: FastifyRequest,
  file: FileHandle,
  tooMuch: PromiseWithResolvers<never>,
): Promise<number> {
  const part = await request.file()
  if (part?.fieldname !== 'file') throw new ProblemError('invalid-input', [{ path: 'file', id: 'required' }])
  const content = part.file
  content.once('limit', () => tooMuch.reject(new ProblemError('file-too-large')))
  tooMuch.promise.catch((error: Error) => content.destroy(error))
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    await file.writeFile(chunk)
    size += chunk.length
    collectGarbageEvery4Mb(chunk)
  }
  if (content.truncated) throw new ProblemError('file-too-large')
  await file.close()
  return size
}

/** Closes the connection after a reply that was sent before the request was complete. The rest is not read. */
export function closeAfterReply({ raw }: FastifyRequest): boolean {
  if (raw.complete || raw.socket === undefined || raw.socket === null) return false
  raw.unpipe()
  raw.pause()
  // A body that nobody has begun to read would be read to its end after the answer is sent.
  raw.read(0)
  const socket: Socket = raw.socket
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
  return true
}
