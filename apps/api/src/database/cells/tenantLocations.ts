import { sql } from 'kysely'
import type { Database } from '../transactions/open.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { findTenantCell, type Presence } from '../schema/findTenantCell.ts'

/** The locations of the shops, as this process remembers them. */
export interface Places {
  /** Returns the index of the tenant's cell; undefined if no cell has the tenant. */
  find(tenantId: string): Promise<number | undefined>
  /** Forgets a location that is out of date; the next call looks it up again. */
  forget(tenantId: string): void
}

/** Looks a shop up in all cells at the same time and caches its location until it is forgotten. */
export function createPlaces(cells: readonly Pick<Database, 'withPlatform'>[]): Places {
  const known = new Map<string, Promise<number | undefined>>()
  const lookUp = async (tenantId: string): Promise<number | undefined> => {
    const found = await findTenantCell(
      cells.map(async cell => cell.withPlatform(async trx => readPresence(trx, tenantId))),
    )
    if (!found) return undefined
    if (found.answer.presence === 'sealed')
      await cells[found.at]!.withPlatform(async trx => activateTenant(trx, tenantId))
    return found.at
  }
  return {
    find(tenantId) {
      const lookup = known.get(tenantId) ?? lookUp(tenantId)
      known.set(tenantId, lookup)
      const forget = (): void => void (known.get(tenantId) === lookup && known.delete(tenantId))
      lookup.then(at => at === undefined && forget(), forget)
      return lookup
    },
    forget: tenantId => known.delete(tenantId),
  }
}

async function readPresence(trx: Transaction, tenantId: string): Promise<{ presence: Presence } | undefined> {
  const { rows } = await sql<{ presence: Presence | null }>`select presence_of(${tenantId}) as presence`.execute(trx)
  const { presence } = rows[0]!
  return presence === null ? undefined : { presence }
}

/** Makes this cell the active one of the shop. */
export const activateTenant = async (trx: Transaction, tenantId: string): Promise<unknown> =>
  sql`update tenants set presence = 'here' where id = ${tenantId} and presence = 'sealed'`.execute(trx)
