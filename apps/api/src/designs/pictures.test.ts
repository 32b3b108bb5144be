import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTextLayer } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { faceOf } from '@kitwright/library'
import { fontFile, measureFont, readFont } from '@kitwright/library/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileStore } from '../files/index.ts'
import { createPictureDrawer } from './drawPicture.ts'
import { lookFor } from './pictureLook.ts'
import { createPictures } from './pictures.ts'
import { productDesign } from './productDesign.ts'
import { kit } from './testing/designer.ts'

let folder: string
const drawer = createPictureDrawer()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-pictures-'))
})
afterAll(async () => {
  await drawer.close()
  await rm(folder, { recursive: true, force: true })
})

/** The real thing, with its drawings counted. */
function openPictures() {
  const drawn = { count: 0 }
  const pictures = createPictures(openFileStore(pathToFileURL(folder).href), {
    ...drawer,
    async draw(wanted) {
      drawn.count += 1
      return drawer.draw(wanted)
    },
  })
  return { drawn, get: pictures.get }
}

const look = lookFor({ side: 'front', shape: 'tall', width: 200 }, 'image/webp')
const wantedOf = (document: unknown, tenantId: string = randomUUID()) => ({
  tenantId,
  document,
  documentHash: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
  look,
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

  test('is another for another document, look or tenant', async () => {
    const tenant = randomUUID()
    const wanted = wantedOf(kit('#123456'), tenant)
    const { drawn, get } = openPictures()
    const answers = [
      await get(wanted),
      await get(wantedOf(kit('#654321'), tenant)),
      await get({ ...wanted, look: { ...look, view: 'back' } }),
      await get({ ...wanted, look: { ...look, format: 'png' } }),
    ]
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(4)
    expect(answers[3]!.mime).toBe('image/png')
    await get(wantedOf(kit('#123456')))
    expect(drawn.count).toBe(5)
  })

  test('is drawn by a new thread when the last one has gone', async () => {
    const { get } = openPictures()
    await get(wantedOf(kit('#0a0b0c')))
    await drawer.close()
    expect((await get(wantedOf(kit('#0c0b0a')))).bytes.length).toBeGreaterThan(1000)
  })

  test('that failed is tried again', async () => {
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
  const metrics = measureFont(bytes, readFont(bytes).coverage)
  const asked: string[] = []
  const { get } = createPictures(openFileStore(pathToFileURL(folder).href), drawer, async (_tenantId, ids) => {
    asked.push(...ids)
    return ids.includes(font.id) ? [{ font: { ...font, metrics }, bytes }] : []
  })
  const lettered = (id: string) => {
    const zone = { id: 'backNumber', piece: 'back', centre: { x: 260, y: 350 }, width: 300, height: 300 }
    const text = createTextLayer('number', 'backNumber', '10', zone)
    return wantedOf({ ...kit('#1d4ed8'), layers: [{ ...text, font: id }] })
  }
  const back = { ...look, view: 'back' } as const
  const [own, fallback] = await Promise.all(
    [font.id, 'own-ffffffffffffffff'].map(async id => get({ ...lettered(id), look: back })),
  )
  expect(asked).toContain(font.id)
  expect(Buffer.from(own!.bytes).equals(fallback!.bytes)).toBe(false)
})

describe('a look', () => {
  const ask = { side: 'front', shape: 'square', width: 390 } as const
  test('is one of a few sizes', () => {
    expect(lookFor(ask, undefined)).toMatchObject({ widthPx: 400, heightPx: 400, ground: null, format: 'png' })
    expect(lookFor({ ...ask, shape: 'tall', width: 1200 }, '*/*')).toMatchObject({ widthPx: 1200, heightPx: 1500 })
    const social = lookFor({ ...ask, side: 'both', shape: 'social' }, 'image/avif,image/webp,*/*')
    expect(social).toMatchObject({ widthPx: 1200, heightPx: 630, format: 'webp' })
    expect(social.ground).not.toBeNull()
  })
})

describe('a product', () => {
  test('is shown in the colour that was asked for', async () => {
    const { get } = openPictures()
    const { bytes } = await get(wantedOf(productDesign(getGarment('soccer'), '#1d4ed8')))
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const chest = (Math.round(info.height * 0.18) * info.width + Math.round(info.width / 2)) * 4
    const [r, g, b, alpha] = data.subarray(chest, chest + 4)
    expect(alpha).toBe(255)
    expect(b).toBeGreaterThan(2 * r!)
    expect(b).toBeGreaterThan(1.4 * g!)
  })
})
