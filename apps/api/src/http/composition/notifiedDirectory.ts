import type { FastifyInstance } from 'fastify'
import type { Pools } from '../../database/index.ts'
import { type ContentWatch, createTenantDirectory, type TenantDirectory, watchContent } from '../../tenants/index.ts'

/** How long a shop is remembered when its changes are told: in case that one was not. */
const TOLD_MS = 60_000

/** Tenant directory invalidated by database notifications from all cells. */
export function openNotifiedDirectory(
  app: FastifyInstance,
  { shop, cells }: Pick<Pools, 'shop' | 'cells'>,
): TenantDirectory {
  const watches: ContentWatch[] = []
  const directory = createTenantDirectory(shop, {
    rememberedMs: TOLD_MS,
    freshen() {
      const all = watches.map(watch => watch.freshen()).filter(one => one !== undefined)
      return all.length === 0 ? undefined : Promise.all(all).then(() => undefined)
    },
  })
  const complain = (error: unknown): void => app.log.warn({ err: error }, 'changes are not heard')
  app.addHook('onReady', async () => {
    for (const { watch, directUrl } of cells)
      watches.push(watchContent({ database: watch, databaseUrl: directUrl, tell: directory.forget, complain }))
  })
  app.addHook('onClose', async () => void (await Promise.all(watches.map(async watch => watch.stop()))))
  return directory
}
