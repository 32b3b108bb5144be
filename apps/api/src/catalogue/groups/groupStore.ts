import type { GroupTerms } from '@kitwright/pricing'
import { namesByTag, type PartialNames } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'

export interface GroupRecord {
  readonly id: string
  /** By tag. */
  readonly names: Readonly<Record<string, string>>
  readonly terms: GroupTerms
  readonly is_active: boolean
  readonly version: number
  readonly customers: number
}

export interface GroupToKeep {
  readonly name: PartialNames
  readonly terms: GroupTerms
  readonly isActive: boolean
}

const COLUMNS = sql`g.id, g.names, g.terms, g.is_active, g.version,
  (select count(*)::int from customer_group_members m where m.tenant_id = g.tenant_id and m.group_id = g.id) as customers`

export async function listGroups(trx: Transaction): Promise<GroupRecord[]> {
  const { rows } = await sql<GroupRecord>`
    select ${COLUMNS} from customer_groups g where g.deleted_at is null order by g.id`.execute(trx)
  return rows
}

export async function findGroup(trx: Transaction, id: string): Promise<GroupRecord | undefined> {
  const { rows } = await sql<GroupRecord>`
    select ${COLUMNS} from customer_groups g where g.id = ${id} and g.deleted_at is null`.execute(trx)
  return rows[0]
}

/** Same as findGroup, but locks the row: a concurrent change, and a customer who joins, wait. */
export async function findGroupToChange(trx: Transaction, id: string): Promise<GroupRecord | undefined> {
  await sql`select from customer_groups where id = ${id} for update`.execute(trx)
  return findGroup(trx, id)
}

export async function insertGroup(trx: Transaction, { name, terms, isActive }: GroupToKeep): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer_groups (names, terms, is_active)
    values (${JSON.stringify(namesByTag(name))}::jsonb, ${JSON.stringify(terms)}::jsonb, ${isActive})
    returning id`.execute(trx)
  return rows[0]!.id
}

export async function updateGroup(trx: Transaction, id: string, { name, terms, isActive }: GroupToKeep): Promise<void> {
  await sql`update customer_groups set names = ${JSON.stringify(namesByTag(name))}::jsonb,
      terms = ${JSON.stringify(terms)}::jsonb, is_active = ${isActive}, version = version + 1
    where id = ${id}`.execute(trx)
}

export async function hideGroup(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update customer_groups set deleted_at = ${now}, version = version + 1 where id = ${id}`.execute(trx)
}

/** Returns a customer's group; undefined if there is no such customer. */
export async function findGroupOf(
  trx: Transaction,
  accountId: string,
): Promise<{ groupId: string | null } | undefined> {
  const { rows } = await sql<{ groupId: string | null }>`
    select m.group_id as "groupId" from accounts a
      left join customer_group_members m on m.tenant_id = a.tenant_id and m.account_id = a.id
    where a.id = ${accountId} and a.role = 'CUSTOMER' and a.removed_at is null`.execute(trx)
  return rows[0]
}

/** Puts a customer in a group, or in none. */
export async function joinGroup(trx: Transaction, accountId: string, groupId: string | null): Promise<void> {
  if (groupId === null) await sql`delete from customer_group_members where account_id = ${accountId}`.execute(trx)
  else
    await sql`insert into customer_group_members (account_id, group_id) values (${accountId}, ${groupId})
      on conflict (tenant_id, account_id) do update set group_id = excluded.group_id`.execute(trx)
}

/** Returns the name of the active group by which a customer's orders are priced. */
export async function findActiveGroupName(
  trx: Transaction,
  accountId: string | null,
): Promise<Readonly<Record<string, string>> | null> {
  if (accountId === null) return null
  const { rows } = await sql<{ names: Readonly<Record<string, string>> }>`
    select g.names from customer_group_members m
      join customer_groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
    where m.account_id = ${accountId} and g.is_active and g.deleted_at is null`.execute(trx)
  return rows[0]?.names ?? null
}
