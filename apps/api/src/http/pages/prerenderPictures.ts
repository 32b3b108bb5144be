import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../database/index.ts'
import {
  type GetPicture,
  type PictureRequest,
  productDocument,
  readStored,
  settingsFor,
  turnedTo,
} from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { listTemplateDocuments } from '../../templates/index.ts'
import { createTenantDirectory, listTenants } from '../../tenants/index.ts'

interface Dependencies {
  readonly database: Database
  readonly getPicture: GetPicture
  readonly complain: (error: unknown) => void
}

/** The parameters with which browsers request the pictures of the front page, the products and the store. */
const SETTINGS = settingsFor({ side: 'angle', shape: 'square', width: 400 }, 'image/webp')

const SHOPS_EVERY_MS = 10_000
const BUSY_MS = 5_000

/** Lists the pictures a shop shows to everyone, products first. */
export async function listPublicPictures(database: Database, tenant: TenantContext): Promise<PictureRequest[]> {
  const products = tenant.productTypes.flatMap(type => productDocument(tenant, type, 'tenant') ?? [])
  const templates = await database.withTenant(tenant.id, async trx => listTemplateDocuments(trx, tenant.productTypes))
  const turned = templates.map(found => ({ ...found, settings: turnedTo(SETTINGS, readStored(found.document)) }))
  return [...products.map(found => ({ ...found, settings: SETTINGS })), ...turned].map(found => ({
    tenantId: tenant.id,
    document: found.document,
    documentHash: found.document_hash,
    settings: found.settings,
    isPublic: true,
    isBackground: true,
  }))
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
