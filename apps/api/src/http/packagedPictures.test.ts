import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictures, type GetPicture, PACKAGED_PICTURES, packagedNameOf } from '../designs/index.ts'
import { createUploadReader, type FileStore, openFileStore } from '../files/index.ts'
import { createTenantDirectory, listTenants } from '../tenants/index.ts'
import { createWorkerPool } from '../workers/index.ts'
import { processReserve } from '../workers/testing/processReserve.ts'
import { listPublicPictures } from './pages/publicPictures.ts'
import { createTestShop, type TestShop } from './testing.ts'
import { sheetOfKits, sheetOfTemplates } from './testing/testingSheet.ts'

/**
 * `PACKAGE_PICTURES=1 npx vitest run apps/api/src/http/packaged` draws missing pictures and removes unused ones.
 * `=sheets` also composes contact sheets for the docs.
 */
const isPackaging = process.env['PACKAGE_PICTURES'] !== undefined
const FOLDER = fileURLToPath(PACKAGED_PICTURES)
const DOCS = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url))
/** The number of soccer kits shown, which come first. */
const SHOWN_IN_KITS = 16
/** Width of the pictures on the sheets: each garment and each design has one. */
const SHEET_PX = 600

let shop: TestShop
beforeAll(async () => void (shop = await createTestShop()))
afterAll(async () => shop.close())

/** Returns the pictures that the shops of a first start show, by name. */
async function wantedPictures() {
  const directory = createTenantDirectory(shop.database)
  const wanted = new Map<string, Awaited<ReturnType<typeof listPublicPictures>>[number]>()
  for (const { host } of await listTenants(shop.database)) {
    for (const picture of await listPublicPictures(shop.database, (await directory.find(host!))!))
      wanted.set(await packagedNameOf(picture), picture)
  }
  return wanted
}

async function writeSheets(getPicture: GetPicture): Promise<void> {
  const tenant = (await createTenantDirectory(shop.database).find('localhost'))!
  const all = (await listPublicPictures(shop.database, tenant)).filter(({ settings }) => settings.widthPx === SHEET_PX)
  const [products, templates] = [all.slice(0, tenant.productTypes.length), all.slice(tenant.productTypes.length)]
  await writeFile(join(DOCS, 'templates.webp'), await sheetOfTemplates({ products, templates }, getPicture))
  await writeFile(join(DOCS, 'kits.webp'), await sheetOfKits(templates.slice(0, SHOWN_IN_KITS), getPicture))
}

/** Templates show drawings that ship with the program, and no font of a shop's own. */
const packagedSources = (files: FileStore) => ({
  readUploads: createUploadReader(shop.database, files),
  loadOwnFonts: async () => [],
})

async function packagePictures(): Promise<void> {
  const wanted = await wantedPictures()
  await mkdir(FOLDER, { recursive: true })
  const there = await readdir(FOLDER)
  for (const name of there) if (!wanted.has(name)) await rm(join(FOLDER, name))
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-package-'))
  const workers = createWorkerPool({ size: 2, queueMost: 1_000, restMs: 60_000, reserve: processReserve })
  const files = openFileStore(pathToFileURL(folder).href)
  const ports = { files, workers, ...packagedSources(files) }
  const getPicture = createPictures({ ...ports, packaged: null })
  const missing = [...wanted].filter(([name]) => !there.includes(name))
  await Promise.all(
    missing.map(async ([name, picture]) => writeFile(join(FOLDER, name), (await getPicture(picture)).bytes)),
  )
  if (process.env['PACKAGE_PICTURES'] === 'sheets') await writeSheets(createPictures(ports))
  workers.close()
  await rm(folder, { recursive: true })
}

test('a first start shows products and templates at once, with packaged pictures', async () => {
  if (isPackaging) await packagePictures()
  const wanted = await wantedPictures()
  expect((await readdir(FOLDER)).toSorted()).toEqual([...wanted.keys()].toSorted())
  const files = openFileStore(pathToFileURL(join(tmpdir(), 'kitwright-nothing-is-here')).href)
  const run = async () => Promise.reject(new Error('nothing is to be drawn'))
  const getPicture = createPictures({ files, workers: { run }, ...packagedSources(files) })
  for (const picture of wanted.values()) expect((await getPicture(picture)).bytes.length).toBeGreaterThan(500)
}, 1_200_000)

const CHANNELS = 4
/** The least difference of a channel that a person sees at once. */
const PLAIN = 40

/** Returns the share of pixels that plainly differ between two pictures of one size. */
async function shareApart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async bytes => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  expect(a!.info).toMatchObject({ width: b!.info.width, height: b!.info.height })
  let apart = 0
  for (let i = 0; i < a!.data.length; i += CHANNELS)
    if ([0, 1, 2, 3].some(k => Math.abs(a!.data[i + k]! - b!.data[i + k]!) > PLAIN)) apart += 1
  return (apart * CHANNELS) / a!.data.length
}

test('a packaged picture shows the crest and the mark of its template', async () => {
  const marked = [...(await wantedPictures()).values()].find(
    ({ document, settings }) => settings.widthPx === SHEET_PX && JSON.stringify(document).includes('"sponsor"'),
  )!
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-marked-'))
  const workers = createWorkerPool({ size: 1, queueMost: 10, restMs: 60_000, reserve: processReserve })
  const files = openFileStore(pathToFileURL(folder).href)
  const ports = { files, workers, ...packagedSources(files) }
  const [packaged, drawn] = [createPictures(ports), createPictures({ ...ports, packaged: null })]
  const share = await shareApart((await packaged(marked)).bytes, (await drawn(marked)).bytes)
  workers.close()
  await rm(folder, { recursive: true })
  expect(share).toBeLessThan(0.001)
}, 120_000)
