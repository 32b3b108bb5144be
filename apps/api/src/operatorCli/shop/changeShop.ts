import { giveHost, listHosts, suspendTenant, takeHost } from '../../tenants/index.ts'
import { noteAct } from '../operator/acts.ts'
import { UsageError } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import type { Operation } from '../withOperation.ts'
import { requireFreeHosts } from './freeHosts.ts'

const MAX_REASON = 300

/** A change of a shop: the databases, the shop, and the actor (`kit` or an account of the panel). */
export interface ShopChange extends Pick<Operation, 'database' | 'cells'> {
  readonly slug: string
  readonly actor: string
}

/** Suspends a shop with words for everybody who opens it, or resumes it. Returns false if it is so already. */
export async function closeShop(
  { slug, actor, database, cells }: ShopChange,
  { at, reason = '' }: { readonly at: Date | null; readonly reason?: string },
): Promise<boolean> {
  const words = reason.trim()
  if (words.length > MAX_REASON)
    throw new UsageError(`The reason has at most ${MAX_REASON} letters.`, {
      id: 'reason_long',
      values: { most: MAX_REASON },
    })
  const shop = await getShop({ cells }, slug)
  if ((shop.suspendedAt !== null) === (at !== null)) return false
  await shop.cell.upkeep.withPlatform(async trx =>
    suspendTenant(trx, shop.id, { at, reason: at && words !== '' ? words : null }),
  )
  const act = at ? 'suspended' : 'resumed'
  await database.withPlatform(async trx =>
    noteAct(trx, { actor, act, shop: slug, detail: at ? { reason: words } : {} }),
  )
  return true
}

/** Adds and removes hosts of a shop, all or nothing. Returns those that are left, best first. */
export async function changeHosts(
  { slug, actor, database, cells }: ShopChange,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<readonly string[]> {
  const { id, cell } = await getShop({ cells }, slug)
  for (const other of cells) if (other !== cell) await requireFreeHosts(other, added)
  const hosts = await cell.upkeep.withPlatform(async trx => {
    for (const host of added) {
      const owner = await giveHost(trx, { tenantId: id, host })
      if (owner !== undefined)
        throw new UsageError(`The host ${host} leads to the shop ${owner} already.`, {
          id: 'host_taken',
          values: { host, owner },
        })
    }
    for (const host of removed)
      if (!(await takeHost(trx, { tenantId: id, host })))
        throw new UsageError(`The host ${host} does not lead to ${slug}.`, { id: 'host_elsewhere', values: { host } })
    const left = await listHosts(trx, id)
    if (removed.length > 0 && left.length === 0)
      throw new UsageError(`Nobody could reach ${slug} any more: add another host first.`, { id: 'host_last' })
    return left
  })
  if (added.length + removed.length > 0)
    await database.withPlatform(async trx =>
      noteAct(trx, { actor, act: 'hosts-changed', shop: slug, detail: { added, removed } }),
    )
  return hosts
}
