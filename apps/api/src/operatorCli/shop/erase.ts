import { pluralise } from '../../config/index.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Database, eraseTenant, forgetEmptyCell, sql } from '../../database/index.ts'
import { removeTenantFiles } from '../../files/index.ts'
import { countOpenOrders } from '../../orders/index.ts'
import { cancelRendering } from '../../production/index.ts'
import { REMEMBERED_MS, suspendTenant } from '../../tenants/index.ts'
import { BY_COMMAND, noteAct } from '../operator/acts.ts'
import { type Command, UsageError } from '../command.ts'
import { type Operation, withChange } from '../withOperation.ts'
import { writeExport } from './export.ts'
import { getShop, oneWord, type ShopRef } from '../resolveRefs.ts'

const USAGE = '<slug> [--confirm <slug>] [--with-open-orders] [--to <folder> | --no-export] [--dry-run]'

interface EraseOptions {
  readonly confirm?: string | undefined
  readonly to?: string | undefined
  readonly 'with-open-orders': boolean
  readonly 'no-export': boolean
}

export const eraseShop: Command = {
  name: 'shop erase',
  usage: USAGE,
  about:
    'Removes a shop with all its rows and files for good: suspends it, exports it, erases it. Needs its name once more, and --with-open-orders where orders are under way. Backups made before still have it.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        confirm: { type: 'string' },
        'with-open-orders': { type: 'boolean', default: false },
        to: { type: 'string' },
        'no-export': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const slug = oneWord(positionals, `shop erase ${USAGE}`)
    await withChange(config, async operation => {
      const shop = await getShop(operation, slug)
      const held = await countHeld(operation.database, shop.id)
      if (values['dry-run']) return tell(`Would erase ${slug}: ${inWords(held)}.`)
      requireWish(slug, held, values)
      await erase(operation, shop, { wish: values, tell })
    })
  },
}

interface ShopContents {
  readonly customers: number
  readonly designs: number
  readonly orders: number
  readonly openOrders: number
}

async function countHeld(database: Database, tenantId: string): Promise<ShopContents> {
  return database.withTenant(tenantId, async trx => {
    const { rows } = await sql<Omit<ShopContents, 'openOrders'>>`
      select (select count(*)::int from accounts where role = 'CUSTOMER') as customers,
        (select count(*)::int from designs) as designs, (select count(*)::int from orders) as orders`.execute(trx)
    return { ...rows[0]!, openOrders: await countOpenOrders(trx) }
  })
}

const inWords = ({ customers, designs, orders, openOrders }: ShopContents): string =>
  `${pluralise(customers, 'customer')}, ${pluralise(designs, 'design')} and ${pluralise(orders, 'order')}, ${openOrders} of them under way`

function requireWish(slug: string, held: ShopContents, wish: EraseOptions): void {
  if (wish.confirm !== slug)
    throw new UsageError(
      `${slug} has ${inWords(held)}. Nothing was erased. Who is sure types it so: shop erase ${slug} --confirm ${slug}`,
    )
  if (held.openOrders > 0 && !wish['with-open-orders'])
    throw new UsageError(
      `${slug} has ${pluralise(held.openOrders, 'order')} under way. Nothing was erased. Who is sure adds --with-open-orders.`,
    )
}

interface EraseRun {
  readonly wish: EraseOptions
  readonly tell: (line: string) => void
}

/**
 * Erases a shop. After an interruption the shop is suspended and the command can be repeated. Only the files are
 * removed after the rows.
 */
async function erase(operation: Operation, shop: ShopRef, { wish, tell }: EraseRun): Promise<void> {
  const { files } = operation
  await closeToAll(operation.database, shop)
  if (!wish['no-export']) tell(await writeExport(operation, shop, wish.to))
  const rows = await shop.cell.upkeep.withPlatform(async trx => eraseTenant(trx, shop.id))
  await operation.database.withPlatform(async trx =>
    noteAct(trx, { actor: BY_COMMAND, act: 'erased', shop: shop.slug, detail: { rows } }),
  )
  await forgetEmptyCell(operation.cells[0]!.upkeep, shop.cell)
  await removeTenantFiles(files, { tenantId: shop.id })
  tell(`${shop.slug} is erased: ${pluralise(rows, 'row')} and all its files. Backups made before still have it.`)
}

/** Work in progress ends within seconds after the last server learns of it. */
const GRACE_MS = 2_000

async function closeToAll(database: Database, { id, suspendedAt, cell }: ShopRef): Promise<void> {
  const now = new Date()
  if (suspendedAt === null) await cell.upkeep.withPlatform(async trx => suspendTenant(trx, id, { at: now }))
  const sinceMs = now.getTime() - (suspendedAt ?? now).getTime()
  // Print files and proofs take minutes. A running renderer would store one after all others are removed.
  const ended = await database.withTenant(id, async trx => cancelRendering(trx, now))
  await wait(Math.max(ended > 0 ? GRACE_MS : 0, REMEMBERED_MS + GRACE_MS - sinceMs))
}
