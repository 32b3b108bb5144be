import { PAGES, pageRows } from '@kitwright/pages'
import { editorPathOf } from '@kitwright/garment'
import { OUTSIDE_FONT } from './foundry/typeFoundry.ts'
import { visit, type Visitor } from './visit.ts'
import type { Shop } from './people.ts'

const PICTURE = /^image\/(?:png|webp)/
const LETTERS = /^font\//

/** Reads everything public of the shop: every page, and the answers behind them. */
export async function driveLooking({ place }: Shop): Promise<void> {
  const stranger = visit(place)
  await drivePages(stranger)
  const { productTypes } = await stranger.ask('GET /whoami')
  await stranger.ask('GET /api/products')
  await stranger.ask('GET /api/products/{productType}', { params: { productType: 'SOCCER_KIT' } })
  for (const call of ['GET /api/products/{productType}/details', 'GET /api/products/{productType}/design'] as const)
    await stranger.ask(call, { params: { productType: 'SOCCER_KIT' } })
  for (const productType of productTypes) await stranger.fetch(`/api/products/${productType}/picture`, PICTURE)
  await stranger.ask('GET /api/pricing')
  await stranger.ask('GET /api/samples')
  await stranger.ask('GET /api/sizecharts')
  await stranger.ask('GET /api/colourcard')
  await driveLettering(stranger)
  const { items } = await stranger.ask('GET /api/templates')
  await stranger.ask('GET /api/templates/rows')
  await stranger.ask('GET /api/templates/{id}', { params: { id: items[0]!.id } })
  await stranger.fetch(items[0]!.pictureUrl, PICTURE)
  const kits = await stranger.ask('GET /api/kits')
  for (const folder of ['shirts', 'shorts', 'sets'] as const)
    await stranger.fetch(`/api/kits/${folder}/${kits[folder][0]}`, PICTURE)
  const { hits } = await stranger.ask('GET /api/graphics', { query: { q: 'crown', imageTypes: 'all' } })
  for (const collection of new Set(hits.map(hit => hit.collection)))
    await stranger.fetch(pathOf(hits.find(hit => hit.collection === collection)!.previewURL), /^image\//)
  const message = { contact: '012 345 678', subject: 'A question', message: 'When are you open?' }
  await stranger.ask('POST /api/contact', { body: message })
  await stranger.ask('POST /api/browser-errors', { body: { message: 'none', stack: '', path: '/' } })
}

async function drivePages(stranger: Visitor): Promise<void> {
  // A shop has no own page at first; `drivePages.ts` makes one.
  for (const [, { path }] of pageRows.filter(([name]) => name !== 'ownPage'))
    await stranger.fetch(
      path
        .replace(PAGES.editor.path, `/design/${editorPathOf('SOCCER_KIT')}`)
        .replace(PAGES.product.path, `/products/${editorPathOf('SOCCER_KIT')}`)
        .replaceAll(/\$\w+/g, 'x'),
      /html/,
    )
  await stranger.fetch('/robots.txt', /text/)
  await stranger.fetch('/sitemap.xml', /xml/)
  await stranger.fetch('/api/openapi.json', /json/)
  const manifest = await stranger.fetch('/manifest.webmanifest', /json/)
  const { icons } = JSON.parse(manifest.bytes.toString()) as { icons: { src: string }[] }
  for (const { src } of icons) await stranger.fetch(pathOf(src), /^image\//)
}

async function driveLettering(stranger: Visitor): Promise<void> {
  await stranger.ask('GET /v1/fonts')
  const teko = await stranger.ask('GET /v1/fonts/{id}', { params: { id: 'teko' } })
  const url = /"([^"]*?\/v1\/fonts\/teko\/files\/[^"]+?woff2[^"]*)"/.exec(JSON.stringify(teko))![1]!
  await stranger.fetch(pathOf(url), LETTERS)
  await stranger.fetch(`/v1/fonts/${OUTSIDE_FONT}/files/${OUTSIDE_FONT}-latin-400-normal.woff2`, LETTERS)
  const taken = await stranger.ask('POST /api/resources/fonts', { body: { catalogueId: OUTSIDE_FONT } })
  await stranger.fetch(pathOf(taken.url), LETTERS)
  const [font] = await stranger.ask('GET /api/resources/fonts')
  await stranger.ask('GET /api/resources/fonts/{family}', { params: { family: font!.family } })
}

/** Returns the path of one of the shop's addresses, without its host. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'https://kits.example.com')
  return pathname + search
}
