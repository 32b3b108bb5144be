import { parseArgs } from 'node:util'
import { type Database, sql } from '../../database/index.ts'
import type { Command } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import { tableOf } from '../tableOf.ts'
import { withOperation } from '../withOperation.ts'
import { listShopIds } from '../diagnostics/checkShops.ts'

const USAGE = '[--shop <slug>] [--json]'

interface StaffRow {
  readonly shop: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly state: 'open' | 'blocked' | 'invited'
  readonly seen: string
}

export const listAdmins: Command = {
  name: 'admin list',
  usage: USAGE,
  about:
    'The staff of a shop or of all: role, whether they are blocked or have no password yet, and when they were last seen.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({
      args: [...args],
      options: { shop: { type: 'string' }, json: { type: 'boolean', default: false } },
    })
    const rows = await withOperation(config, async operation => {
      const { database } = operation
      const ids = values.shop === undefined ? await listShopIds(database) : [(await getShop(operation, values.shop)).id]
      const all: StaffRow[] = []
      for (const id of ids) all.push(...(await listStaffOf(database, id)))
      return all
    })
    if (values.json) tell(JSON.stringify(rows, null, 2))
    else
      tell(
        rows.length === 0
          ? 'There is no staff yet: admin add adds an administrator.'
          : tableOf(rows.map(row => ({ ...row }))),
      )
  },
}

const listStaffOf = async (database: Database, tenantId: string): Promise<readonly StaffRow[]> =>
  database.withTenant(tenantId, async trx => {
    const { rows } = await sql<StaffRow>`
      select (select slug from tenants) as shop, email, concat_ws(' ', first_name, last_name) as name, role,
        case when is_blocked then 'blocked' when password_hash is null and google_sub is null then 'invited' else 'open' end as state,
        coalesce((select to_char(max(last_used_at) at time zone 'UTC', 'YYYY-MM-DD') from sessions
          where sessions.account_id = accounts.id), '') as seen
      from accounts where role <> 'CUSTOMER' and removed_at is null order by role, email`.execute(trx)
    return rows
  })
