import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../database/index.ts'
import type { GetPicture } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { createTenantDirectory, listTenants } from '../../tenants/index.ts'
import { listPublicPictures } from './publicPictures.ts'

interface Dependencies {
  readonly database: Database
  readonly getPicture: GetPicture
  readonly complain: (error: unknown) => void
}

const SHOPS_EVERY_MS = 10_000
const BUSY_MS = 5_000

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
