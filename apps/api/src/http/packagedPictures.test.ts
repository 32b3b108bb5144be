import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictures, type GetPicture, PACKAGED_PICTURES, packagedNameOf } from '../designs/index.ts'
import { openFileStore } from '../files/index.ts'
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

async function packagePictures(): Promise<void> {
  const wanted = await wantedPictures()
  await mkdir(FOLDER, { recursive: true })
  const there = await readdir(FOLDER)
  for (const name of there) if (!wanted.has(name)) await rm(join(FOLDER, name))
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-package-'))
  const workers = createWorkerPool({ size: 2, queueMost: 1_000, restMs: 60_000, reserve: processReserve })
  const files = openFileStore(pathToFileURL(folder).href)
  const getPicture = createPictures({ files, workers, packaged: null })
  const missing = [...wanted].filter(([name]) => !there.includes(name))
  await Promise.all(
    missing.map(async ([name, picture]) => writeFile(join(FOLDER, name), (await getPicture(picture)).bytes)),
  )
  if (process.env['PACKAGE_PICTURES'] === 'sheets') await writeSheets(createPictures({ files, workers }))
  workers.close()
  await rm(folder, { recursive: true })
}

test('a first start shows products and templates at once, with packaged pictures', async () => {
  if (isPackaging) await packagePictures()
  const wanted = await wantedPictures()
  expect((await readdir(FOLDER)).toSorted()).toEqual([...wanted.keys()].toSorted())
  const files = openFileStore(pathToFileURL(join(tmpdir(), 'kitwright-nothing-is-here')).href)
  const run = async () => Promise.reject(new Error('nothing is to be drawn'))
  const getPicture = createPictures({ files, workers: { run } })
  for (const picture of wanted.values()) expect((await getPicture(picture)).bytes.length).toBeGreaterThan(500)
}, 1_200_000)
