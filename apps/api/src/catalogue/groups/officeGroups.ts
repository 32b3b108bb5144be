import type { FieldError, Response_ } from '@kitwright/contract'
import type { GroupTerms } from '@kitwright/pricing'
import { inEachLanguage, namesFromTags } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'
import { checkIfMatch, type Endpoints, etagOf, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { keepCatalogueVersion } from '../history/catalogueVersions.ts'
import {
  findGroup,
  findGroupOf,
  findGroupToChange,
  type GroupRecord,
  hideGroup,
  insertGroup,
  joinGroup,
  listGroups,
  updateGroup,
} from './groupStore.ts'

export type GroupRoutes =
  | 'GET /api/office/groups'
  | 'POST /api/office/groups'
  | 'PUT /api/office/groups/{id}'
  | 'DELETE /api/office/groups/{id}'
  | 'GET /api/office/customers/{id}/group'
  | 'PUT /api/office/customers/{id}/group'

type Group = Response_<'PUT /api/office/groups/{id}'>

/** More groups than a shop keeps apart. */
const MOST = 50

const present = ({ id, names, terms, is_active, version, customers }: GroupRecord): Group => ({
  id,
  name: inEachLanguage(namesFromTags(names)),
  terms: terms as Group['terms'],
  isActive: is_active,
  version,
  customers,
})

const stateOf = (group: GroupRecord) => {
  const { name, terms, isActive } = present(group)
  return { name, terms, isActive }
}

/** Returns the errors the schema cannot detect: fabrics that the shop does not have, and steps that do not rise. */
async function complaintsOf(trx: Transaction, { base, steps }: GroupTerms): Promise<FieldError[]> {
  const { rows } = await sql<{ id: string }>`select id from fabrics`.execute(trx)
  const known = new Set(rows.map(({ id }) => id))
  const complaints: FieldError[] = []
  for (const [type, prices] of Object.entries(base))
    for (const fabric of Object.keys(prices ?? {}))
      if (!known.has(fabric)) complaints.push({ path: `terms.base.${type}.${fabric}`, id: 'not-offered' })
  for (const [fabric, list] of Object.entries(steps)) {
    if (!known.has(fabric)) complaints.push({ path: `terms.steps.${fabric}`, id: 'not-offered' })
    list.forEach(({ from, percent }, i) => {
      const before = list[i - 1]
      if (before && (from <= before.from || percent < before.percent))
        complaints.push({ path: `terms.steps.${fabric}.${i}`, id: 'too-small' })
    })
  }
  return complaints
}

async function requireTerms(trx: Transaction, terms: GroupTerms): Promise<void> {
  const complaints = await complaintsOf(trx, terms)
  if (complaints.length > 0) throw new ProblemError('prices-invalid', complaints)
}

async function getToChange(trx: Transaction, id: string, ifMatch: string | undefined): Promise<GroupRecord> {
  const found = await findGroupToChange(trx, id)
  if (!found) throw new ProblemError('not-found')
  checkIfMatch(ifMatch, found.version)
  return found
}

type Save = Pick<Exchange<'POST /api/office/groups'>, 'person' | 'now' | 'body'>

async function keep(trx: Transaction, id: string, before: GroupRecord | null, { person, now }: Save): Promise<Group> {
  const group = (await findGroup(trx, id))!
  const save = { subject: id, before: before && stateOf(before), after: stateOf(group), by: person.id, now }
  await keepCatalogueVersion(trx, { kind: 'customer-group', ...save })
  return present(group)
}

async function make(trx: Transaction, exchange: Save): Promise<Group> {
  const { body } = exchange
  await sql`select from price_rules for update`.execute(trx)
  if ((await listGroups(trx)).length >= MOST) throw new ProblemError('group-limit-reached')
  await requireTerms(trx, body.terms)
  return keep(trx, await insertGroup(trx, body), null, exchange)
}

async function change(trx: Transaction, exchange: Exchange<'PUT /api/office/groups/{id}'>): Promise<Group> {
  const { params, headers, body } = exchange
  const before = await getToChange(trx, params.id, headers['if-match'])
  await requireTerms(trx, body.terms)
  await updateGroup(trx, before.id, body)
  return keep(trx, before.id, before, exchange)
}

async function join(trx: Transaction, accountId: string, groupId: string | null): Promise<void> {
  if (!(await findGroupOf(trx, accountId))) throw new ProblemError('not-found')
  if (groupId !== null && !(await findGroupToChange(trx, groupId)))
    throw new ProblemError('not-found', [{ path: 'groupId', id: 'not-found' }])
  await joinGroup(trx, accountId, groupId)
}

/** Endpoints for groups of customers, and who is in them. */
export const groupEndpoints: Endpoints<GroupRoutes> = {
  'GET /api/office/groups': async ({ run }) => ({ value: { items: (await run(listGroups)).map(present) } }),
  'POST /api/office/groups': async exchange =>
    exchange.run(async trx => {
      const value = await make(trx, exchange)
      return { value, etag: etagOf(value.version) }
    }),
  'PUT /api/office/groups/{id}': async exchange =>
    exchange.run(async trx => {
      const value = await change(trx, exchange)
      return { value, etag: etagOf(value.version) }
    }),
  'DELETE /api/office/groups/{id}': async ({ params, headers, now, run }) => {
    await run(async trx => {
      const { id, customers } = await getToChange(trx, params.id, headers['if-match'])
      if (customers > 0) throw new ProblemError('group-in-use')
      await hideGroup(trx, id, now)
    })
    return { value: null }
  },
  'GET /api/office/customers/{id}/group': async ({ params, run }) => {
    const found = await run(async trx => findGroupOf(trx, params.id))
    if (!found) throw new ProblemError('not-found')
    return { value: found }
  },
  'PUT /api/office/customers/{id}/group': async ({ params, body, run }) => {
    await run(async trx => join(trx, params.id, body.groupId))
    return { value: body }
  },
}
