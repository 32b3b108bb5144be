import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from '../stores/diskStore.ts'
import { fileKey, type FileStore } from '../stores/fileStore.ts'
import { readPixels } from './tenantPicture.ts'
import { sizePng } from '../sizePng.ts'
import { createRasters } from './rasters.ts'
import { toPrintPixels } from './printPixels.ts'

const [tenantId, other] = ['aaaaaaaa-1111-4111-8111-111111111111', 'bbbbbbbb-1111-4111-8111-111111111111']
const id = 'cccccccc-2222-4222-8222-222222222222'
let root: string
let files: FileStore
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kitwright-own-'))
  files = createDiskStore(root)
  await files.put(fileKey(tenantId, id), Buffer.from('sent'))
})
afterAll(async () => rm(root, { recursive: true }))

/** A task with this result, and a list of its calls. */
function drawing(answer: Uint8Array | null) {
  const asked: unknown[] = []
  const run = async (_job: unknown, bytes: unknown) => {
    asked.push(bytes)
    return answer as never
  }
  return { asked, ensureRaster: createRasters(files, { run }) }
}

test('a shop’s own picture is drawn once by content, and again for another shop', async () => {
  const { asked, ensureRaster } = drawing(Buffer.from('pixels'))
  const keyOf = async (bytes: string, of = tenantId) => ensureRaster({ tenantId: of, bytes: Buffer.from(bytes) })
  const first = await keyOf('one')
  expect(await keyOf('one')).toBe(first)
  expect(asked).toHaveLength(1)
  const keys = [first, await keyOf('two'), await keyOf('one', other)]
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toMatch(new RegExp(`^${other}/pictures/`))
  expect(asked.map(String)).toEqual(['one', 'two', 'one'])
})

test('mails and papers show the shop’s own pictures, never missing or foreign ones', async () => {
  const { ensureRaster } = drawing(Buffer.from('pixels'))
  const pixelsOf = async (address: string | null | undefined, of = tenantId, draw = ensureRaster) => {
    const pixels = await readPixels({ files, ensureRaster: draw }, { tenantId: of, address })
    return pixels && String(pixels)
  }
  expect(await pixelsOf(`/api/files/${id}`)).toBe('pixels')
  for (const address of [null, undefined, '', `https://elsewhere/api/files/${id}`, `/api/files/${other}`])
    expect(await pixelsOf(address), String(address)).toBeNull()
  expect(await pixelsOf(`/api/files/${id}`, other)).toBeNull()
  await files.put(fileKey(other, id), Buffer.from('cannot be drawn'))
  expect(await pixelsOf(`/api/files/${id}`, other, drawing(null).ensureRaster)).toBeNull()
})

const flat = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('a picture is put into a box whole', async () => {
  const { png, ...size } = await sizePng(await flat(80, 20), { width: 40, height: 40 })
  expect(size).toEqual({ widthPx: 40, heightPx: 10 })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 40 })
})

test('a photo is printed as it came, and a drawing as pixels', async () => {
  const photo = await flat(4, 4)
  expect(await toPrintPixels(photo)).toBe(photo)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2z"/></svg>'
  const drawn = await sharp((await toPrintPixels(Buffer.from(svg)))!).metadata()
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', 2048, 1024])
})
