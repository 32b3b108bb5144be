import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import { StartError } from '../../config/index.ts'
import type { Database } from '../transactions/open.ts'

const EVERY_MS = 10_000
/** A process that is silent for this long counts as ended. */
const SILENT_SECONDS = 35

export interface CellAnnouncement {
  /** The first cell's database, which stores the list. */
  readonly home: Database
  readonly cells: readonly { readonly name: string }[]
  /** Kind of process for the operator: server, worker. */
  readonly kind: string
  readonly complain: (error: unknown) => void
}

/**
 * Tells, as long as this process runs, which cells it knows, so that no shop is given to one that it does not. Throws a {@link StartError} where shops lie
 * in one that it does not know. Returns how to stop.
 */
export async function announceCells({ home, cells, kind, complain }: CellAnnouncement): Promise<() => Promise<void>> {
  const known = cells.map(({ name }) => name)
  const row = { id: randomUUID(), name: `${kind} on ${hostname()} (process ${process.pid})`, cells: known }
  const say = async (): Promise<unknown> =>
    home.withPlatform(async trx =>
      sql`
    with ended as (delete from processes where seen_at < clock_timestamp() - interval '1 day')
    insert into processes (id, name, cells) values (${row.id}, ${row.name}, ${row.cells}::text[])
    on conflict (id) do update set seen_at = clock_timestamp()`.execute(trx),
    )
  // Registers before it reads. A process that assigns a shop to a cell records that first and then looks for processes.
  await say()
  await requireKnownCells(home, known)
  const timer = setInterval(() => void say().catch(complain), EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    const leave = home.withPlatform(async trx => trx.deleteFrom('processes').where('id', '=', row.id).execute())
    await leave.catch(complain)
  }
}

/** Throws a {@link StartError} where shops of this installation lie in cells that are not among these. */
export async function requireKnownCells(home: Database, known: readonly string[]): Promise<void> {
  const used = await home.withPlatform(async trx => {
    const { rows } = await sql<{ is_there: boolean }>`select to_regclass('used_cells') is not null as is_there`.execute(
      trx,
    )
    // The database may be of a version before cells.
    return rows[0]!.is_there ? trx.selectFrom('used_cells').select('name').orderBy('name').execute() : []
  })
  const unknown = used.flatMap(({ name }) => (known.includes(name) ? [] : [name]))
  if (unknown.length > 0)
    throw new StartError(
      `Shops of this installation lie in the cell ${unknown.join(', ')}, which DATABASE_CELLS does not name here. Set it as it is set for the other servers.`,
    )
}

interface Cell {
  readonly name: string
  readonly upkeep: Database
}

/**
 * Marks a cell as used, so that no process starts without it from now on. Returns the processes that run without it. If
 * there are any, the mark is removed unless the cell has shops.
 */
export async function useCell(home: Database, cell: Cell): Promise<string[]> {
  const { name } = cell
  await home.withPlatform(async trx =>
    trx
      .insertInto('used_cells')
      .values({ name })
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )
  const without = await home.withPlatform(async trx => {
    const { rows } = await sql<{ name: string }>`
      select name from processes where seen_at > clock_timestamp() - make_interval(secs => ${SILENT_SECONDS})
        and not ${name} = any(cells) order by name`.execute(trx)
    return rows.map(row => row.name)
  })
  if (without.length > 0) await forgetEmptyCell(home, cell)
  return without
}

/** Unmarks a cell without a shop, so that it may be left out of the settings again. */
export async function forgetEmptyCell(home: Database, { name, upkeep }: Cell): Promise<void> {
  const shop = await upkeep.withPlatform(async trx =>
    trx.selectFrom('tenants').select('id').limit(1).executeTakeFirst(),
  )
  if (!shop) await home.withPlatform(async trx => trx.deleteFrom('used_cells').where('name', '=', name).execute())
}
