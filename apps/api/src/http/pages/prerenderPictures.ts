import type { DesignDocument } from '@kitwright/design'
import { setTimeout as wait } from 'node:timers/promises'
import { tileColour } from '@kitwright/pages'
import type { Database } from '../../database/index.ts'
import {
  type DocumentToDraw,
  type GetPicture,
  type PictureRequest,
  type PictureSettings,
  productDocument,
  readStored,
  settingsFor,
  tileSettings,
} from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { listTemplateDocuments } from '../../templates/index.ts'
import { createTenantDirectory, listTenants, parseSettings } from '../../tenants/index.ts'

interface Dependencies {
  readonly database: Database
  readonly getPicture: GetPicture
  readonly complain: (error: unknown) => void
}

type Shape = 'square' | 'tall'
const settingsOf = (side: 'tile' | 'tileBack', shape: Shape, width: number): PictureSettings =>
  settingsFor({ side, shape, width }, 'image/webp')

/** Widths of a tile on a screen of ordinary and of double density, px. */
const WIDTHS = { tall: [400, 600], square: [400, 800] } as const

const SHOPS_EVERY_MS = 10_000
const BUSY_MS = 5_000

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

/**
 * Lists the pictures a shop shows to everyone on its front page, its products and its store, products first. Each has
 * the parameters with which browsers request it.
 */
export async function listPublicPictures(database: Database, tenant: TenantContext): Promise<PictureRequest[]> {
  const theme = parseSettings(tenant.settings).theme ?? null
  const products = tenant.productTypes.flatMap(
    (type, place) => productDocument(tenant, type, tileColour(theme, place)) ?? [],
  )
  const templates = await database.withTenant(tenant.id, async trx => listTemplateDocuments(trx, tenant.productTypes))
  const requestsOf = (found: DocumentToDraw, tiles: (document: DesignDocument) => PictureSettings[]) =>
    tiles(readStored(found.document)).map(settings => ({
      tenantId: tenant.id,
      document: found.document,
      documentHash: found.document_hash,
      settings,
      isPublic: true,
      isBackground: true,
    }))
  return [
    ...products.flatMap(found => requestsOf(found, productTiles)),
    ...templates.flatMap(found => requestsOf(found, designTiles)),
  ]
}

/**
 * Draws the pictures that a new shop needs first, before they are requested. Existing ones are only looked up. Draws
 * one after the other, with lower priority than interactive work. Returns their number.
 */
export async function prerenderPictures(
  { database, getPicture }: Omit<Dependencies, 'complain'>,
  tenant: TenantContext,
  signal?: AbortSignal,
): Promise<number> {
  const pictures = await listPublicPictures(database, tenant)
  for (const picture of pictures) await untilDrawn(async () => getPicture(picture), signal)
  return pictures.length
}

/** Retries while the workers are busy with other work. Pictures that cannot be drawn are skipped. */
async function untilDrawn(draw: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  const isBusy = await draw().then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      return error.id === 'not-ready'
    },
  )
  if (!isBusy || signal?.aborted) return
  await wait(BUSY_MS, undefined, { ref: false })
  return untilDrawn(draw, signal)
}

/** Prerenders the pictures of every existing shop, and of each new one. Returns a function that stops it. */
export function startDrawingAhead({ database, getPicture, complain }: Dependencies): () => void {
  const stopping = new AbortController()
  const done = new Set<string>()
  const directory = createTenantDirectory(database)

  const check = async (): Promise<void> => {
    for (const { id, host } of await listTenants(database)) {
      const tenant = host === null || done.has(id) ? null : await directory.find(host)
      if (!tenant || stopping.signal.aborted) continue
      done.add(id)
      await prerenderPictures({ database, getPicture }, tenant, stopping.signal)
    }
  }
  const again = (): void => {
    if (stopping.signal.aborted) return
    check()
      .catch(error => stopping.signal.aborted || complain(error))
      .finally(() => setTimeout(again, SHOPS_EVERY_MS).unref())
      .catch(complain)
  }
  again()
  return () => stopping.abort()
}
