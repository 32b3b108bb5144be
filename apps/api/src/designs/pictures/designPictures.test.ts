import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPatternUse, createTextLayer } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { faceOf, packRanges } from '@kitwright/library'
import { fontFile, measureFont, readFont } from '@kitwright/library/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileKey, openFileStore, type UploadReader } from '../../files/index.ts'
import { createWorkerPool, type WorkerPool } from '../../workers/index.ts'
import { processReserve } from '../../workers/testing/processReserve.ts'
import type { LoadOwnFonts } from '../../fonts/index.ts'
import { settingsFor } from './pictureSettings.ts'
import { createPictures } from './designPictures.ts'
import { productDesign } from './productDesign.ts'
import { kit } from '../testing/designer.ts'

let folder: string
let workers: WorkerPool
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-pictures-'))
  workers = openWorkers()
})
afterAll(async () => {
  workers.close()
  await rm(folder, { recursive: true, force: true })
})

const openWorkers = () => createWorkerPool({ size: 2, queueMost: 100, restMs: 60_000, reserve: processReserve })
const openFiles = () => openFileStore(pathToFileURL(folder).href)

/** The real implementation, with its tasks counted. */
function openPictures(loadOwnFonts: LoadOwnFonts = async () => [], altered?: string) {
  const drawn = { count: 0 }
  const run: WorkerPool['run'] = async (...task) => {
    drawn.count += 1
    return workers.run(...task)
  }
  const files = openFiles()
  const readUploads: UploadReader = async (tenantId, ids) =>
    Promise.all(
      ids.map(async id => ({
        id,
        bytes: id === altered ? null : ((await files.find(fileKey(tenantId, id))) ?? null),
        isAltered: id === altered,
      })),
    )
  return { drawn, get: createPictures({ files, workers: { run }, loadOwnFonts, readUploads, packaged: null }) }
}

const ZONE = { id: 'backNumber', piece: 'back', centre: { x: 260, y: 350 }, width: 300, height: 300 }
const settings = settingsFor({ side: 'front', shape: 'tall', width: 200 }, 'image/webp')
const wantedOf = (document: unknown, tenantId: string = randomUUID()) => ({
  tenantId,
  document,
  documentHash: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
  settings,
})

describe('a kept picture', () => {
  test('is drawn once, also for many who ask at once and after a restart', async () => {
    const wanted = wantedOf(kit('#123456'))
    const { drawn, get } = openPictures()
    const [first, ...others] = await Promise.all([1, 2, 3].map(async () => get(wanted)))
    for (const other of [...others, await get(wanted)]) expect(Buffer.from(other.bytes).equals(first!.bytes)).toBe(true)
    expect(drawn.count).toBe(1)
    const later = openPictures()
    expect((await later.get(wanted)).etag).toBe(first!.etag)
    expect(later.drawn.count).toBe(0)
  })

  test('is another for another document, settings or tenant', async () => {
    const tenant = randomUUID()
    const wanted = wantedOf(kit('#123456'), tenant)
    const { drawn, get } = openPictures()
    const answers = [
      await get(wanted),
      await get(wantedOf(kit('#654321'), tenant)),
      await get({ ...wanted, settings: { ...settings, view: 'back' } }),
      await get({ ...wanted, settings: { ...settings, format: 'png' } }),
    ]
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(4)
    expect(answers[3]!.mime).toBe('image/png')
    await get(wantedOf(kit('#123456')))
    expect(drawn.count).toBe(5)
  })

  test('is one for all shops where nothing of it is a shop’s own', async () => {
    const { drawn, get } = openPictures()
    const asTemplate = (document: unknown) => ({ ...wantedOf(document), isPublic: true })
    const picture = await get(asTemplate(kit('#0a0b0c')))
    expect((await get(asTemplate(kit('#0a0b0c')))).etag).toBe(picture.etag)
    expect(drawn.count).toBe(1)
    const ours = { ...createTextLayer('number', 'backNumber', '10', ZONE), font: 'own-0123456789abcdef' }
    await get(asTemplate({ ...kit('#0a0b0c'), layers: [ours] }))
    await get(asTemplate({ ...kit('#0a0b0c'), layers: [ours] }))
    expect(drawn.count).toBe(3)
  })

  test('that could not be drawn is drawn when it is asked for again', async () => {
    const good = kit('#445566')
    const wanted = { ...wantedOf(good), document: { ...good, garment: 'toga' } }
    const { drawn, get } = openPictures()
    await expect(get(wanted)).rejects.toThrow('garment')
    expect(drawn.count).toBe(0)
    expect((await get({ ...wanted, document: good })).mime).toBe('image/webp')
  })
})

test('a tenant’s own font is drawn, not the one that others fall back to', async () => {
  const bytes = await readFile(fontFile(faceOf({ font: 'wallpoet', weight: 400, isItalic: false }).files[0]!))
  const font = { id: 'own-0123456789abcdef', family: 'Ours', lang: 'en', url: '' } as const
  const { coverage } = readFont(bytes)
  const metrics = measureFont(bytes, coverage)
  const asked: string[] = []
  const { get } = openPictures(async (_tenantId, ids) => {
    asked.push(...ids)
    return ids.includes(font.id)
      ? [{ font: { ...font, metrics }, bytes, coverage: packRanges(coverage), isAltered: false }]
      : []
  })
  const lettered = (id: string) => {
    const text = createTextLayer('number', 'backNumber', '10', ZONE)
    return wantedOf({ ...kit('#1d4ed8'), layers: [{ ...text, font: id }] })
  }
  const back = { ...settings, view: 'back' } as const
  const [own, fallback] = await Promise.all(
    [font.id, 'own-ffffffffffffffff'].map(async id => get({ ...lettered(id), settings: back })),
  )
  expect(asked).toContain(font.id)
  expect(Buffer.from(own!.bytes).equals(fallback!.bytes)).toBe(false)
})

describe('the settings of a picture', () => {
  const ask = { side: 'front', shape: 'square', width: 390 } as const
  test('are one of a few sizes', () => {
    expect(settingsFor(ask, undefined)).toMatchObject({ widthPx: 400, heightPx: 400, ground: null, format: 'png' })
    expect(settingsFor({ ...ask, shape: 'tall', width: 1200 }, '*/*')).toMatchObject({ widthPx: 1200, heightPx: 1500 })
    const social = settingsFor({ ...ask, side: 'both', shape: 'social' }, 'image/avif,image/webp,*/*')
    expect(social).toMatchObject({ widthPx: 1200, heightPx: 630, format: 'webp' })
    expect(social.ground).not.toBeNull()
  })
})

describe('a product', () => {
  test('is shown in the colour that was asked for', async () => {
    const { get } = openPictures()
    const { bytes } = await get(wantedOf(productDesign(getGarment('soccer'), '#1d4ed8')))
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    // The sash leaves the shirt's lower left as it is.
    const belly = (Math.round(info.height * 0.45) * info.width + Math.round(info.width * 0.62)) * 4
    const [r, g, b, alpha] = data.subarray(belly, belly + 4)
    expect(alpha).toBe(255)
    expect(b).toBeGreaterThan(2 * r!)
    expect(b).toBeGreaterThan(1.4 * g!)
  })
})

describe('a picture that a customer sent', () => {
  const SIZE = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="400"'
  const svg = (inside: string): string => `<svg ${SIZE}>${inside}</svg>`
  /** Each level draws the previous one twice. */
  const nested = (levels: number, level: (i: number) => string): string =>
    Array.from({ length: levels }, (_, i) => level(i)).join('')
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, i) => `L${(i * 7919) % 400} ${(i * 104_729) % 400}`).join('')
  const HEAVY: Readonly<Record<string, string>> = {
    'masks in masks': svg(
      `<defs>${nested(26, i => `<mask id="m${i}" ${i ? `mask="url(#m${i - 1})"` : ''}><rect width="400" height="400" fill="#fff" ${i ? `mask="url(#m${i - 1})"` : ''}/></mask>`)}</defs><rect width="400" height="400" fill="red" mask="url(#m25)"/>`,
    ),
    'uses of uses': svg(
      `<defs><g id="u0"><rect width="9" height="9"/></g>${nested(8, i => `<g id="u${i + 1}">${`<use xlink:href="#u${i}" x="1"/>`.repeat(10)}</g>`)}</defs><use xlink:href="#u8"/>`,
    ),
    'an endless outline': svg(`<path stroke="#000" stroke-dasharray="1 1" fill="none" d="M0 0${lines(120_000)}"/>`),
  }
  const LIGHT = svg('<rect width="400" height="400" fill="#ff0000"/>')

  const imageLayer = (id: string) => ({
    id: 'logo',
    name: null,
    kind: 'image',
    role: 'image',
    asset: { source: 'file', id, widthPx: 400, heightPx: 400 },
    piece: 'front',
    xMm: 260,
    yMm: 300,
    widthMm: 250,
    heightMm: 250,
    rotationDeg: 0,
    opacity: 1,
    isHidden: false,
    isLocked: false,
    isMirrored: false,
  })
  async function withPicture(bytes: string) {
    const [tenantId, id] = [randomUUID(), randomUUID()]
    await openFiles().put(fileKey(tenantId, id), Buffer.from(bytes))
    return wantedOf({ ...kit('#123456'), layers: [imageLayer(id)] }, tenantId)
  }
  const without = async () => openPictures().get(wantedOf(kit('#123456')))
  const isSame = (a: { bytes: Uint8Array }, b: { bytes: Uint8Array }): boolean => Buffer.from(a.bytes).equals(b.bytes)

  test('is drawn on the garment', async () => {
    expect(isSame(await openPictures().get(await withPicture(LIGHT)), await without())).toBe(false)
  })

  test('is left out while it differs from the upload, and drawn afterwards', async () => {
    const wanted = await withPicture(LIGHT)
    const { asset } = (wanted.document as { layers: { asset: { id: string } }[] }).layers[0]!
    expect(isSame(await openPictures(undefined, asset.id).get(wanted), await without())).toBe(true)
    const { drawn, get } = openPictures()
    expect(isSame(await get(wanted), await without())).toBe(false)
    await get(wanted)
    // One task for the picture's pixels, and one for the garment.
    expect(drawn.count).toBe(2)
  })

  test('is drawn as a watermark, in the ink that is wanted', async () => {
    const [tenantId, id] = [randomUUID(), randomUUID()]
    await openFiles().put(fileKey(tenantId, id), Buffer.from(LIGHT))
    const asset = { source: 'file', id, widthPx: 400, heightPx: 400 } as const
    const laid = { widthMm: 200, heightMm: 200, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
    const plain = kit('#123456')
    const pattern = {
      ...createPatternUse('own', '#facc15'),
      motif: { kind: 'picture', asset, inks: 1, ...laid } as const,
    }
    const base = { ...plain.parts['base']!, pattern }
    const { bytes } = await openPictures().get(wantedOf({ ...plain, parts: { ...plain.parts, base } }, tenantId))
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    let gold = 0
    for (let i = 0; i < data.length; i += 3) if (data[i]! > 150 && data[i + 1]! > 110 && data[i + 2]! < 90) gold += 1
    expect(gold).toBeGreaterThan(300)
  })

  test.each(Object.keys(HEAVY))('is left out when it is %s, is not retried, and delays no others', async name => {
    const wanted = await withPicture(HEAVY[name]!)
    const { drawn, get } = openPictures()
    const [heavy, light] = await Promise.all([get(wanted), get(wantedOf(kit('#010203')))])
    expect(light.bytes.length).toBeGreaterThan(1000)
    expect(isSame(heavy, await without())).toBe(true)
    expect(drawn.count).toBe(3)
    const restarted = openPictures()
    await restarted.get({ ...wanted, settings: { ...settings, view: 'back' } })
    expect(restarted.drawn.count).toBe(1)
  })
})
