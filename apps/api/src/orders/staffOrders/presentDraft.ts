import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn, type Owner } from '../../accounts/index.ts'
import { loadPriceList } from '../../catalogue/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import type { DesignToOrder } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { type ComputedOrder, computeOrder } from '../placement/computeOrder.ts'
import { quoteLines } from '../placement/quoteLines.ts'
import { promiseNow } from '../placement/placeShipping.ts'
import { readQueueAhead } from '../promise/queueAhead.ts'
import { findCreditTerms } from '../record/creditStore.ts'
import type { PictureOf } from '../record/present.ts'
import { orderInputOf, staffTermsOf } from './draftInput.ts'
import type { DraftRecord } from './draftStore.ts'
import { readFillInTerms } from './fillIn.ts'
import { loadDraftDesigns } from './placeDraft.ts'

type Draft = Response_<'GET /api/office/order-drafts/{id}'>
type DraftRow = Response_<'GET /api/office/order-drafts'>['items'][number]

export interface DraftContext {
  readonly tenant: TenantContext
  readonly pictureOf: PictureOf
  /** Returns the text of an error in the reader's language. */
  readonly describe: (id: string) => string
  readonly now: Date
}

const NOBODY = (id: string): Owner => ({ id, firstName: '', lastName: '', email: '', phone: null })

/** Presents unfinished orders as a list shows them. */
export async function presentDraftRows(trx: Transaction, drafts: readonly DraftRecord[]): Promise<DraftRow[]> {
  const people = await listOwners(
    trx,
    drafts.flatMap(({ owner_id, made_by }) => [owner_id, made_by]),
  )
  const ids = drafts.flatMap(({ fill_in_of }) => fill_in_of ?? [])
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from orders where id = any(${ids}::uuid[])`.execute(trx)
  return drafts.map(draft => ({
    id: draft.id,
    customer: people.get(draft.owner_id) ?? NOBODY(draft.owner_id),
    source: draft.source,
    qty: draft.content.lines.reduce((sum, { qty }) => sum + qty, 0),
    changedAt: draft.changed_at.toISOString(),
    byName: nameIn(people, draft.made_by),
    fillInOf: rows.find(({ id }) => id === draft.fill_in_of) ?? null,
  }))
}

type DraftQuote = NonNullable<Draft['quote']>

function presentQuote(draft: DraftRecord, computed: ComputedOrder, listed: DraftQuote['lines'][number]['listCents'][]) {
  const { quote, samples, shipping, totalCents } = computed
  const extrasCents = draft.content.extras.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0)
  return {
    lines: quote.lines.map(({ unitCents, totalCents: lineCents }, i) => ({
      unitCents,
      listCents: listed[i]!,
      totalCents: lineCents,
      priceSource: draft.content.lines[i]!.price ? ('manual' as const) : ('list' as const),
    })),
    qty: quote.qty,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    deliveryCents: shipping.method_cents,
    rushCents: shipping.rush_cents,
    extrasCents,
    creditCents: samples.extras.reduce((sum, { cents }) => sum - cents, 0),
    totalCents,
    minimumQty: quote.minimumQty,
    belowMinimum: quote.belowMinimum,
  }
}

/** Computes what a draft would cost if it were placed now. Throws the problems of a checkout. */
async function priceDraft(
  trx: Transaction,
  draft: DraftRecord,
  own: readonly DesignToOrder[],
  { tenant, now, terms }: Pick<DraftContext, 'tenant' | 'now'> & { terms: Awaited<ReturnType<typeof readFillInTerms>> },
): Promise<DraftQuote> {
  const staff = staffTermsOf(draft, terms, { by: draft.made_by, role: 'store' })
  const body = orderInputOf(draft, own)
  const [list, ahead] = [await loadPriceList(trx, draft.owner_id), await readQueueAhead(trx)]
  const { orderedQty } = terms
  const computed = await computeOrder(trx, {
    body: { ...body, unprinted: 'accept' },
    own,
    list,
    ahead,
    personId: draft.owner_id,
    tenant,
    staff,
    now,
    isPlacing: false,
  })
  const listed = quoteLines({ lines: body.lines, list, tenant, now, orderedQty }).lines
  const { method = null, isRush = false } = body.shipping ?? {}
  const { days } = promiseNow({ tenant, quote: computed.quote, ahead, now, method, isRush })
  return {
    ...presentQuote(
      draft,
      computed,
      listed.map(({ unitCents }) => unitCents),
    ),
    arrivalOn: days.receivedOn,
  }
}

async function tryToPrice(
  work: Promise<DraftQuote>,
  describe: DraftContext['describe'],
): Promise<Pick<Draft, 'quote' | 'problem'>> {
  try {
    return { quote: await work, problem: null }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { quote: null, problem: { id: error.id, message: describe(error.id), fields: [...error.fields] } }
  }
}

/** Presents a draft with its price, or with the reason why it has none. */
export async function presentDraft(trx: Transaction, draft: DraftRecord, context: DraftContext): Promise<Draft> {
  const { tenant, pictureOf, now, describe } = context
  const terms = await readFillInTerms(trx, draft.fill_in_of)
  const own = await loadDraftDesigns(trx, draft, terms.revisions)
  const [row] = await presentDraftRows(trx, [draft])
  return {
    ...row!,
    content: draft.content,
    designs: own.map(({ id, name, productType, revision }) => ({
      id,
      name,
      productType: productType as Draft['designs'][number]['productType'],
      revision,
      pictureUrl: pictureOf(id, revision),
    })),
    ...(await tryToPrice(priceDraft(trx, draft, own, { tenant, now, terms }), describe)),
    mayUseAccount: (await findCreditTerms(trx, draft.owner_id)) !== undefined,
  }
}
