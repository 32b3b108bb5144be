import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { listSupplierNames } from '../../suppliers/index.ts'
import { findAnyOrder } from '../staff/store.ts'
import { listTimeline, type TimelineQuery, type TimelineRecord } from './timelineStore.ts'

type Timeline = Response_<'GET /api/office/orders/{id}/timeline'>

interface Names {
  readonly people: ReadonlyMap<string, Owner>
  readonly suppliers: ReadonlyMap<string, string>
}

const nameOfAuthor = ({ who, by_id, supplier_id }: TimelineRecord, { people, suppliers }: Names): string =>
  who === 'supplier' ? (suppliers.get(supplier_id ?? '') ?? '') : nameIn(people, by_id ?? '')

const present = (record: TimelineRecord, names: Names): Timeline['items'][number] => ({
  id: record.id,
  at: record.at.toISOString(),
  kind: record.kind,
  what: record.what,
  detail: record.detail,
  text: record.text,
  cents: record.cents,
  who: record.who,
  name: nameOfAuthor(record, names),
  mentions: record.mentions.map(id => nameIn(names.people, id)),
})

async function readTimeline(trx: Transaction, query: TimelineQuery): Promise<Timeline> {
  const found = await listTimeline(trx, query)
  const shown = found.slice(0, query.pageSize)
  const names = {
    people: await listOwners(
      trx,
      shown.flatMap(({ by_id, mentions }) => [...(by_id === null ? [] : [by_id]), ...mentions]),
    ),
    suppliers: await listSupplierNames(
      trx,
      shown.flatMap(({ supplier_id }) => supplier_id ?? []),
    ),
  }
  return {
    items: shown.map(record => present(record, names)),
    before: found.length > shown.length ? shown.at(-1)!.place : null,
  }
}

/** Endpoint for the timeline of an order: everything that happened to it, by pages. */
export const createTimelineEndpoints = (): Endpoints<'GET /api/office/orders/{id}/timeline'> => ({
  'GET /api/office/orders/{id}/timeline': async ({ params, query, language, run }) =>
    run(async trx => {
      if (!(await findAnyOrder(trx, params.id))) throw new ProblemError('not-found')
      return { value: await readTimeline(trx, { orderId: params.id, language, ...query }) }
    }),
})
