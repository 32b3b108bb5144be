import { createDesign } from '@kitwright/design'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileKey, openFileStore } from '../../files/index.ts'
import { createWorkerPool } from '../../workers/index.ts'
import { processReserve } from '../../workers/testing/processReserve.ts'
import { inlineFile, inlineKits, type Kit, type PictureSource } from './inlinePictures.ts'

let folder: string
let drawn: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-inlines-'))
  drawn = await sharp({ create: { width: 800, height: 1040, channels: 4, background: '#ffffff' } })
    .extend({ top: 90, bottom: 10, left: 50, right: 70, background: '#0000' })
    .png()
    .toBuffer()
})
const workers = createWorkerPool({ size: 1, queueMost: 10, restMs: 60_000, reserve: processReserve })
afterAll(async () => {
  workers.close()
  await rm(folder, { recursive: true })
})

const kit = (name: string, side: Kit['side'] = 'front'): Kit => ({
  name,
  kit: null,
  side,
  document: createDesign('soccer'),
  document_hash: name,
})
type GetPicture = PictureSource['getPicture']
const TENANT = '11111111-1111-4111-8111-111111111111'
const source = (getPicture: GetPicture): PictureSource => ({
  tenantId: TENANT,
  files: openFileStore(pathToFileURL(folder).href),
  // Uploads in this test are raster images already.
  ensureRaster: async () => fileKey(TENANT, LOGO),
  getPicture,
  workers,
})
const LOGO = '22222222-2222-4222-8222-222222222222'
const altOf = ({ name, side }: Kit): string => `${name} from the ${side}`
const captionOf = ({ name }: Kit): string => name

test('a kit is cut to its garment and drawn at double width', async () => {
  const asked: Parameters<GetPicture>[0][] = []
  const getPicture: GetPicture = async wanted => {
    asked.push(wanted)
    return { bytes: drawn } as never
  }
  const shown = { widthPx: 272, heightPx: 350 }
  const inlines = await inlineKits(source(getPicture), [kit('Home'), kit('Away', 'back')], {
    withinMs: 60_000,
    ground: '#eef2f7',
    altOf,
    captionOf,
  })
  expect(inlines.map(({ bytes: _, ...rest }) => rest)).toEqual([
    { cid: 'kit-1@kitwright', fileName: 'kit-1.jpg', alt: 'Home from the front', caption: 'Home', ...shown },
    { cid: 'kit-2@kitwright', fileName: 'kit-2.jpg', alt: 'Away from the back', caption: 'Away', ...shown },
  ])
  expect(asked.map(({ settings, documentHash }) => [documentHash, settings])).toMatchObject([
    ['Home', { view: 'front', widthPx: 600, heightPx: 750 }],
    ['Away', { view: 'back', widthPx: 600, heightPx: 750 }],
  ])
  const { dominant } = await sharp(inlines[0]!.bytes).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200)
})

test('a kit that fails or is late is left out, and the others stay', async () => {
  const getPicture: GetPicture = async ({ documentHash }) => {
    if (documentHash === 'broken') throw new Error('broken')
    return documentHash === 'late' ? new Promise<never>(() => undefined) : ({ bytes: drawn } as never)
  }
  const some = await inlineKits(source(getPicture), [kit('broken'), kit('Home')], {
    withinMs: 60_000,
    ground: '#eef2f7',
    altOf,
    captionOf,
  })
  expect(some.map(({ fileName }) => fileName)).toEqual(['kit-2.jpg'])
  expect(
    await inlineKits(source(getPicture), [kit('late')], { withinMs: 1, ground: '#eef2f7', altOf, captionOf }),
  ).toEqual([])
})

const none = async () => Promise.reject(new Error('nothing is drawn'))

test('a shop’s picture has double the shown pixels, and is never shown narrower', async () => {
  const narrow = sharp({ create: { width: 53, height: 80, channels: 3, background: '#fff' } }).png()
  await source(none).files.put(fileKey(TENANT, LOGO), await narrow.toBuffer())
  const shown = async (kind: 'logo' | 'khqr') => {
    const inline = await inlineFile(source(none), { kind, address: `/api/files/${LOGO}`, alt: 'Angkor' })
    const { width, height } = await sharp(inline!.bytes).metadata()
    return [inline!.cid, inline!.widthPx, inline!.heightPx, width, height]
  }
  expect(await shown('logo')).toEqual(['logo@kitwright', 27, 40, 53, 80])
  expect(await shown('khqr')).toEqual(['khqr@kitwright', 212, 320, 424, 640])
})

test('a shop without a logo has none in its mails', async () => {
  for (const address of [null, undefined, 'https://elsewhere.example/logo.png'])
    expect(await inlineFile(source(none), { kind: 'logo', address, alt: 'Angkor' })).toBeNull()
})
