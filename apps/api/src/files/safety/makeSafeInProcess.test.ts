import { UPLOAD_LIMITS } from '@kitwright/contract'
import { expect, test } from 'vitest'
import { ProblemError } from '../../endpoint/index.ts'
import { WorkerError } from '../../workers/index.ts'
import { makeRasterSafe } from './makeRasterSafe.ts'
import { makeSafeInProcess, type Workers } from './makeSafeInProcess.ts'
import type { SafePicture } from './safePicture.ts'
import { PNG } from '@kitwright/vector/testing'

const SVG = Buffer.from('<svg/>')
const photo = Buffer.from(PNG.split(',')[1]!, 'base64')
const safe: SafePicture = { bytes: photo, mime: 'image/png', widthPx: 6, heightPx: 4 }

/** Returns the result of an upload whose work ends like that. */
const made = async (bytes: Uint8Array, end: () => unknown): Promise<unknown> =>
  makeSafeInProcess({ run: async () => end() } as unknown as Workers, bytes, { tenantId: 'a' }).catch(
    (error: unknown) => (error instanceof ProblemError ? [error.id, error.retryAfter] : error),
  )
const failing = (error: Error) => (): never => {
  throw error
}

test('a slow upload is too complex as drawing, too large as photo', async () => {
  const heavy = failing(new WorkerError('too-heavy', ''))
  expect(await made(SVG, heavy)).toEqual(['svg-too-complex', undefined])
  expect(await made(photo, heavy)).toEqual(['image-too-large', undefined])
})

test('an upload during shutdown learns when to retry; other failures are unchanged', async () => {
  expect(await made(photo, failing(new WorkerError('ended', '')))).toEqual(['not-ready', 2])
  for (const error of [new WorkerError('broken', ''), new RangeError('ours')])
    expect(await made(photo, failing(error))).toBe(error)
  expect(await made(photo, () => safe)).toBe(safe)
})

test('an upload may have ten megabytes, and a larger one is not read', async () => {
  const of = async (bytes: number) => made(Buffer.alloc(bytes), () => 'looked at')
  expect(await of(UPLOAD_LIMITS.bytes)).toBe('looked at')
  expect(await of(UPLOAD_LIMITS.bytes + 1)).toEqual(['file-too-large', undefined])
})

test('pictures and one nested drawing are cleaned, and nothing else is kept', async () => {
  const refused = async (work: Promise<unknown>) => work.catch((error: unknown) => (error as ProblemError).id)
  const outer = makeRasterSafe(async () => safe, 0)
  expect(await outer(SVG)).toBe(safe)
  expect(await refused(makeRasterSafe(async () => safe, 1)(SVG))).toBe('svg-too-complex')
  expect(await outer(photo)).toMatchObject({ mime: 'image/png', widthPx: 6, heightPx: 4 })
  const gif = Buffer.from('R0lGODdhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  expect(await outer(gif)).toMatchObject({ mime: 'image/png', widthPx: 1 })
  for (const other of ['%PDF-1.4 …', 'words'])
    expect(await refused(outer(Buffer.from(other))), other).toBe('image-unreadable')
})
