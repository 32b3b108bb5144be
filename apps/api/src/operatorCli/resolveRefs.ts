import { MAIN_CELL } from '../config/index.ts'
import { type Cell, type Transaction, useCell } from '../database/index.ts'
import { findTenantBySlug, OPERATED_PRESENCES, type OperatedTenant } from '../tenants/index.ts'
import { UsageError } from './command.ts'
import type { Operation } from './withOperation.ts'

/** Returns the single argument of a command. Throws with its usage for none or several. */
export function oneWord(positionals: readonly string[], usage: string): string {
  const [word] = positionals
  if (word === undefined || positionals.length > 1) throw new UsageError(`Type it so: ${usage}`)
  return word
}

/** A shop, and its cell. */
export interface ShopRef extends OperatedTenant {
  readonly cell: Cell
}

/** Finds a shop. Throws a sentence that lists the existing shops. */
export async function getShop({ cells }: Pick<Operation, 'cells'>, slug: string): Promise<ShopRef> {
  const there: string[] = []
  for (const cell of cells) {
    const { found, slugs } = await cell.upkeep.withPlatform(async trx => ({
      found: await findTenantBySlug(trx, slug),
      slugs: await listSlugs(trx),
    }))
    if (found) return { ...found, cell }
    there.push(...slugs)
  }
  const named = there.toSorted().slice(0, MAX_NAMED).join(', ')
  const said = there.length === 0 ? 'there is none yet' : `there ${there.length === 1 ? 'is' : 'are'} ${named}`
  throw new UsageError(`There is no shop ${slug}: ${said}.`)
}

/**
 * Checks that all running servers and workers know a cell before a shop is placed in it. Throws a sentence otherwise,
 * because they would report that the shop does not exist.
 */
export async function requireKnownToAll({ cells }: Pick<Operation, 'cells'>, cell: Cell): Promise<void> {
  const [home] = cells
  if (cell === home) return
  const without = await useCell(home!.upkeep, cell)
  if (without.length === 0) return
  throw new UsageError(
    `DATABASE_CELLS does not name the cell ${cell.name} for ${without.join(', ')}. Set it alike for every server and worker, start them anew, and try again. Nothing was changed.`,
  )
}

const MAX_NAMED = 20

const listSlugs = async (trx: Transaction): Promise<string[]> => {
  const all = trx.selectFrom('tenants').select('slug').where('presence', 'in', OPERATED_PRESENCES).orderBy('slug')
  return (await all.limit(MAX_NAMED).execute()).map(({ slug }) => slug)
}

/** Finds a cell by name, by default home. Throws a sentence that lists the existing cells. */
export function getCell({ cells }: Pick<Operation, 'cells'>, name: string = MAIN_CELL): Cell {
  const cell = cells.find(one => one.name === name)
  if (cell) return cell
  throw new UsageError(
    `There is no cell ${name}: there ${cells.length === 1 ? 'is' : 'are'} ${cells.map(one => one.name).join(', ')}. DATABASE_CELLS names more.`,
  )
}
