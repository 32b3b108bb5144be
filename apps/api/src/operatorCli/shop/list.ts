import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { tableOf } from '../tableOf.ts'
import { withOperation } from '../withOperation.ts'
import { readShops, type ShopCounts, type ShopState } from './readShops.ts'

export const listShops: Command = {
  name: 'shop list',
  usage: '[--json]',
  about: 'Every shop with its hosts, whether it is open, and how much is in it.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
    const shops = await withOperation(config, readShops)
    if (values.json) tell(JSON.stringify(shops, null, 2))
    else
      tell(
        shops.length === 0
          ? 'There is no shop yet: shop add makes one.'
          : tableOf(shops.map(shop => rowOf(shop, config.databaseCells.length > 0))),
      )
  },
}

const rowOf = (
  { slug, name, hosts, suspendedAt, uploadedMb, cell, ...counts }: ShopState & ShopCounts,
  areCells: boolean,
) => ({
  shop: slug,
  name,
  hosts: hosts.join(' '),
  ...(areCells && { cell }),
  state: suspendedAt === null ? 'open' : 'suspended',
  administrators: counts.administrators,
  customers: counts.customers,
  designs: counts.designs,
  orders: counts.orders,
  'uploads MB': uploadedMb.toFixed(1),
})
