import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { quoteIdentifier } from '../dump/copyFormat.ts'
import { MOVED } from '../connection/errors.ts'
import type { MovedTable } from './movedTables.ts'

/**
 * The space of the advisory locks. A writer of rows of a tenant that is being moved holds the tenant's lock shared
 * until its transaction ends.
 */
const LOCK_SPACE = 7_120_046
/** Limits how long writes of others queue behind our lock. */
const LOCK_TIMEOUT = '2s'
const MAX_TRIES = 30
const AGAIN_MS = 200

const EVENTS = { insert: 'new', update: 'old', delete: 'old' } as const

/**
 * Records every written row of this tenant in `moving.changed_rows` from now on, in the writing transaction. Writes are
 * refused once the tenant is no longer `here`. Transactions that were running have ended when it returns.
 */
export async function captureChanges(client: Client, tenantId: string, tables: readonly MovedTable[]): Promise<void> {
  await forgetChanges(client)
  await client.query(`
    create schema moving;
    create table moving.changed_rows (id uuid primary key default gen_random_uuid(), relation text not null, key jsonb not null);
    create function moving.note() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      keys constant text[] := (select array_agg(arg) from unnest(tg_argv) with ordinality given (arg, place) where place > 1);
    begin
      perform pg_advisory_xact_lock_shared(${LOCK_SPACE}, hashtext(tg_argv[0]));
      if presence_of(tg_argv[0]::uuid) <> 'here' then
        raise exception 'the shop is carried to another database' using errcode = '${MOVED}';
      end if;
      if tg_op <> 'INSERT' then
        insert into moving.changed_rows (relation, key)
          select tg_table_name, jsonb_object_agg(k, to_jsonb(old) -> k) from unnest(keys) k;
      end if;
      if tg_op <> 'DELETE' then
        insert into moving.changed_rows (relation, key)
          select tg_table_name, jsonb_object_agg(k, to_jsonb(new) -> k) from unnest(keys) k;
      end if;
      return null;
    end
    $$`)
  for (const table of tables)
    await patiently(
      client,
      Object.keys(EVENTS)
        .map(event => triggerOn(table, event as 'insert', tenantId))
        .join('; '),
    )
}

const nameOf = (event: string): string => `moving_${event}`

function triggerOn({ name, owner, key }: MovedTable, event: keyof typeof EVENTS, tenantId: string): string {
  const isOurs = `${EVENTS[event]}.${quoteIdentifier(owner)} = ${literal(tenantId)}`
  const isWork = `current_setting('kitwright.loading', true) is distinct from 'on'`
  const args = [tenantId, ...key].map(literal).join(', ')
  return `create trigger ${nameOf(event)} after ${event} on public.${quoteIdentifier(name)} for each row
    when (${isOurs} and ${isWork}) execute function moving.note(${args})`
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Takes away all that {@link captureChanges} has made, also for another tenant, by one that was cut off. */
export async function forgetChanges(client: Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(`
    select string_agg(format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass), '; ') as drop
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.pronamespace = to_regnamespace('moving') group by t.tgrelid`)
  for (const { drop } of rows) await patiently(client, drop)
  await patiently(client, 'drop schema if exists moving cascade')
}

/** Runs the statements in their own transaction, which waits for others' writes; retries if that takes too long. */
async function patiently(client: Client, statements: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; ${statements}; commit`)
      return
    } catch (error) {
      await client.query('rollback')
      const isLocked = ['55P03', '40P01'].includes(String((error as { code?: unknown }).code))
      if (!isLocked || tried === MAX_TRIES) throw error
      await wait(AGAIN_MS)
    }
  }
}

/**
 * Waits until every transaction that has written rows of the tenant has ended. Throws if that takes longer than
 * `longestMs`.
 */
export async function awaitWriters(client: Client, tenantId: string, longestMs: number): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${longestMs}; set local statement_timeout = ${longestMs}`)
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK_SPACE, tenantId])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
