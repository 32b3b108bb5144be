import type { Response_ } from '@kitwright/contract'
import { listOwners, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { checkIfMatch, type Endpoints, etagOf, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { createPictureAddress, type PictureAddress } from '../pictures/pictureAddress.ts'
import { presentRow } from '../owner/present.ts'
import { listAllDesigns } from './list.ts'
import {
  findAnyDesign,
  findAnyDesignToChange,
  type FullOwnedDesign,
  listReviews,
  type OwnedDesign,
  writeReview,
} from './store.ts'

export interface OfficeDesignsDependencies {
  /** Signs the addresses of pictures. */
  readonly secret: string | Uint8Array
  readonly listOrdersOf: (trx: Transaction, designId: string) => Promise<OfficeDesign['orders']>
  /** Counts the orders in progress that use each design. */
  readonly countLiveOrders: (trx: Transaction, designIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

type Routes = 'GET /api/office/designs' | 'GET /api/office/designs/{id}' | 'POST /api/office/designs/{id}/review'
type OfficeDesign = Response_<'GET /api/office/designs/{id}'>
type OfficeRow = Response_<'GET /api/office/designs'>['items'][number]

interface PresentContext extends OfficeDesignsDependencies {
  readonly pictures: PictureAddress
  readonly tenantId: string
}

const NOBODY = (id: string): Owner => ({ id, firstName: '', lastName: '', email: '', phone: null })

async function presentRows(
  trx: Transaction,
  rows: readonly OwnedDesign[],
  context: PresentContext,
): Promise<OfficeRow[]> {
  const owners = await listOwners(
    trx,
    rows.map(row => row.owner_id),
  )
  const live = await context.countLiveOrders(
    trx,
    rows.map(row => row.id),
  )
  return rows.map(row => ({
    ...presentRow(row, context.pictures, context.tenantId),
    owner: owners.get(row.owner_id) ?? NOBODY(row.owner_id),
    liveOrders: live.get(row.id) ?? 0,
    waitingSince: row.waiting_since?.toISOString() ?? null,
  }))
}

async function presentWhole(trx: Transaction, design: FullOwnedDesign, context: PresentContext): Promise<OfficeDesign> {
  const reviews = await listReviews(trx, design.id)
  const people = await listOwners(
    trx,
    reviews.map(review => review.reviewed_by),
  )
  const nameOf = (id: string): string => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}` : ''
  }
  const [row] = await presentRows(trx, [design], context)
  return {
    ...row!,
    document: design.document,
    orders: await context.listOrdersOf(trx, design.id),
    reviews: reviews.map(({ revision, status, comment, reviewed_by, reviewed_at }) => ({
      revision,
      status,
      comment,
      by: nameOf(reviewed_by),
      at: reviewed_at.toISOString(),
    })),
  }
}

type Review = Exchange<'POST /api/office/designs/{id}/review'>

/**
 * Records a verdict. It applies to the revision that If-Match names. A design already in production stays unchanged.
 */
async function review(
  trx: Transaction,
  { params, body, headers, person, origin, now }: Review,
): Promise<FullOwnedDesign> {
  const design = await findAnyDesignToChange(trx, params.id)
  if (!design) throw new ProblemError('not-found')
  checkIfMatch(headers['if-match'], design.version)
  if (design.status === 'processing') throw new ProblemError('design-in-use')
  const { status, comment } = body
  await writeReview(trx, { id: design.id, revision: design.revision, status, comment, by: person.id, now })
  const payload = { personId: design.owner_id, name: design.name, status, comment, origin }
  await recordEvent(trx, { kind: 'DesignReviewed', subjectId: design.id, payload })
  return (await findAnyDesign(trx, design.id))!
}

/** Creates the endpoints for staff to find, view, approve and reject designs. */
export function createOfficeDesignsEndpoints(dependencies: OfficeDesignsDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(dependencies.secret)
  const contextOf = (tenantId: string): PresentContext => ({ ...dependencies, pictures, tenantId })
  return {
    'GET /api/office/designs': async ({ tenant, query, run }) => {
      return run(async trx => {
        const { rows, ...page } = await listAllDesigns(trx, query)
        const items = await presentRows(trx, rows, contextOf(tenant.id))
        return { value: { items, pageSize: query.pageSize, ...page } }
      })
    },
    'GET /api/office/designs/{id}': async ({ tenant, params, run }) =>
      run(async trx => {
        const design = await findAnyDesign(trx, params.id)
        if (!design) throw new ProblemError('not-found')
        return { value: await presentWhole(trx, design, contextOf(tenant.id)), etag: etagOf(design.version) }
      }),
    'POST /api/office/designs/{id}/review': async exchange =>
      exchange.run(async trx => {
        const design = await review(trx, exchange)
        return { value: await presentWhole(trx, design, contextOf(exchange.tenant.id)), etag: etagOf(design.version) }
      }),
  }
}
