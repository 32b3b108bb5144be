import type { Cell } from '../../database/index.ts'
import { UsageError } from '../command.ts'

/** Throws a sentence when one of the hosts belongs to a shop of this cell. */
export async function requireFreeHosts({ upkeep }: Cell, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return
  const taken = await upkeep.withPlatform(async trx =>
    trx.selectFrom('tenant_hosts').select('host').where('host', 'in', hosts).executeTakeFirst(),
  )
  if (taken)
    throw new UsageError(`The host ${taken.host} already belongs to another shop.`, {
      id: 'host_used',
      values: { host: taken.host },
    })
}
