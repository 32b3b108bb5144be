import type { DesignDocument } from '@kitwright/design'
import { BLOCK_PX, DESIGNS_SHOWN, GALLERY_DESIGNS, OPENING_COLOURS, OPENING_PX, tileColour } from '@kitwright/pages'
import type { Database } from '../../database/index.ts'
import {
  documentInKit,
  type DocumentToDraw,
  type PictureRequest,
  type PictureSettings,
  productDocument,
  readStored,
  settingsFor,
  tileSettings,
} from '../../designs/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { listNewestDocuments, listTemplateDocuments } from '../../templates/index.ts'
import { parseSettings } from '../../tenants/index.ts'

type Shape = 'square' | 'tall'
const settingsOf = (side: 'tile' | 'tileBack', shape: Shape, width: number): PictureSettings =>
  settingsFor({ side, shape, width }, 'image/webp')

/** Widths of a tile on a screen of ordinary and of double density, px. */
const WIDTHS = { tall: [400, 600], square: [400, 800] } as const

/** Settings of a product's tiles: square ones on pages of blocks, tall ones elsewhere. */
const productTiles = (document: DesignDocument): PictureSettings[] =>
  (['square', 'tall'] as const).flatMap(shape =>
    WIDTHS[shape].map(width =>
      tileSettings(settingsOf('tile', shape, width), { side: 'tile', isProduct: true }, document),
    ),
  )

/** Settings of a ready-made design's tiles: its front in two densities, and its back. */
const designTiles = (document: DesignDocument): PictureSettings[] => [
  ...WIDTHS.tall.map(width =>
    tileSettings(settingsOf('tile', 'tall', width), { side: 'tile', isProduct: false }, document),
  ),
  tileSettings(settingsOf('tileBack', 'tall', 400), { side: 'tileBack', isProduct: false }, document),
]

const inBlock = (side: 'front' | 'back' | 'angle', width: number): PictureSettings =>
  settingsFor({ side, shape: 'square', width }, 'image/webp')

/** Settings of a ready-made design in a block of a page. */
const designInBlock = (side: 'front' | 'back') => (): PictureSettings[] => BLOCK_PX.map(width => inBlock(side, width))

/** The garments that open a page: each alone on the page of its product, the first on the front page, or three together. */
function openingPictures(
  tenant: TenantContext,
): { readonly found: DocumentToDraw; readonly settings: PictureSettings }[] {
  const types = tenant.productTypes
  const first = tileColour(parseSettings(tenant.settings).theme ?? null, 0)
  const pictures = [
    ...types.map(type => ({ type, colour: first, width: OPENING_PX })),
    ...OPENING_COLOURS.flatMap((colour, place) => {
      const type = types[place % types.length]
      return type === undefined ? [] : { type, colour, width: BLOCK_PX[0] }
    }),
  ]
  return pictures.flatMap(({ type, colour, width }) => {
    const found = productDocument(tenant, type, colour)
    return found ? [{ found, settings: inBlock('angle', width) }] : []
  })
}

/** The kits in which a block shows a design: as it is, and away if it has that kit. */
function kitsInBlock(found: DocumentToDraw): DocumentToDraw[] {
  const away = documentInKit(found, 'away')
  if (away.documentHash === found.document_hash) return [found]
  return [found, { document: away.document, document_hash: away.documentHash }]
}

/**
 * Lists the pictures a shop shows to everyone on its front page, its products and its store, products first. Each has
 * the parameters with which browsers request it.
 */
export async function listPublicPictures(database: Database, tenant: TenantContext): Promise<PictureRequest[]> {
  const theme = parseSettings(tenant.settings).theme ?? null
  const products = tenant.productTypes.flatMap(
    (type, place) => productDocument(tenant, type, tileColour(theme, place)) ?? [],
  )
  const { templates, newest } = await database.withTenant(tenant.id, async trx => ({
    templates: await listTemplateDocuments(trx, tenant.productTypes),
    newest: await listNewestDocuments(trx, tenant.productTypes, GALLERY_DESIGNS),
  }))
  const requestOf = (found: DocumentToDraw, settings: PictureSettings): PictureRequest => ({
    tenantId: tenant.id,
    document: found.document,
    documentHash: found.document_hash,
    settings,
    isPublic: true,
    isBackground: true,
  })
  const requestsOf = (found: DocumentToDraw, settings: (document: DesignDocument) => PictureSettings[]) =>
    settings(readStored(found.document)).map(each => requestOf(found, each))
  return [
    ...products.flatMap(found => requestsOf(found, productTiles)),
    ...openingPictures(tenant).map(({ found, settings }) => requestOf(found, settings)),
    ...newest
      .slice(0, DESIGNS_SHOWN)
      .flatMap(kitsInBlock)
      .flatMap(found => requestsOf(found, designInBlock('front'))),
    ...newest
      .slice(0, DESIGNS_SHOWN)
      .flatMap(found => kitsInBlock(found).slice(1))
      .flatMap(found => requestsOf(found, designInBlock('back'))),
    ...newest.flatMap(found => requestsOf(found, designInBlock('back'))),
    ...templates.flatMap(found => requestsOf(found, designTiles)),
  ]
}
