import type { Player } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'

export interface SquadRecord {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly players: Player[]
}

export interface SquadToSave {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly players: readonly Player[]
  readonly now: Date
}

const PLAYERS = sql.raw(`(
  select coalesce(json_agg(jsonb_build_object('id', p.id, 'name', p.name, 'printName', p.print_name, 'number', p.number,
    'size', p.size, 'version', p.version, 'sleeve', p.sleeve)
    || case when p.person is null then '{}' else jsonb_build_object('person', p.person) end order by p.position), '[]')
  from players p where p.squad_id = s.id) as players`)

/** Inserts the squad, or prepares it for replacement, and locks it; false when the id is someone else's. */
export async function upsertSquad(trx: Transaction, { id, ownerId, name, now }: SquadToSave): Promise<boolean> {
  const { rows } = await sql`
    insert into squads (id, owner_id, name, created_at, updated_at) values (${id}, ${ownerId}, ${name}, ${now}, ${now})
    on conflict (tenant_id, id) do update set name = excluded.name, updated_at = excluded.updated_at
      where squads.owner_id = excluded.owner_id
    returning id`.execute(trx)
  return rows.length > 0
}

export async function replacePlayers(trx: Transaction, squadId: string, players: readonly Player[]): Promise<void> {
  await sql`delete from players where squad_id = ${squadId}`.execute(trx)
  const rows = players.map((player, position) => ({ ...player, position }))
  await sql`
    insert into players (squad_id, id, position, name, print_name, number, size, version, sleeve, person)
    select ${squadId}::uuid, id, position, name, "printName", number, size, version, sleeve, person
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (id uuid, position int, name text, "printName" text,
      number smallint, size text, version text, sleeve text, person text)`.execute(trx)
}

export async function deleteSquad(trx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from squads where id = ${id} and owner_id = ${ownerId} returning id`.execute(trx)
  return rows.length > 0
}

export async function getSquad(trx: Transaction, id: string): Promise<SquadRecord> {
  const { rows } = await sql<SquadRecord>`
    select s.id, s.name, s.created_at, s.updated_at, ${PLAYERS} from squads s where s.id = ${id}`.execute(trx)
  if (!rows[0]) throw new Error(`squad ${id} vanished within its own transaction`)
  return rows[0]
}

export interface SquadsQuery {
  readonly page: number
  readonly pageSize: number
}

export async function listSquads(
  trx: Transaction,
  ownerId: string,
  { page, pageSize }: SquadsQuery,
): Promise<{ rows: SquadRecord[]; total: number }> {
  const { rows } = await sql<SquadRecord>`
    select s.id, s.name, s.created_at, s.updated_at, ${PLAYERS} from squads s where s.owner_id = ${ownerId}
    order by s.updated_at desc, s.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return { rows, total: await countSquads(trx, ownerId) }
}

export async function countSquads(trx: Transaction, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from squads where owner_id = ${ownerId}`.execute(trx)
  return rows[0]!.count
}

/** Counts the players in all of the person's squads, for the dashboard. */
export async function squadsSummary(trx: Transaction, ownerId: string): Promise<{ players: number }> {
  const { rows } = await sql<{ players: number }>`
    select count(*)::int as players from players p join squads s on s.id = p.squad_id
    where s.owner_id = ${ownerId}`.execute(trx)
  return rows[0]!
}

/** Makes the person's saves of new squads wait for each other, so that the limit cannot be overrun. */
export async function lockSquadsOf(trx: Transaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('squads ' || ${ownerId}, 0))`.execute(trx)
}
