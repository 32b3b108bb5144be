import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError, type Reply } from '../../endpoint/index.ts'
import { createQuotePaperDrawer, letterheadOf, readFabricNames } from '../../orders/index.ts'
import { requireRequest } from './endpoints.ts'
import { readRequestToken } from './requestLink.ts'
import { listOfferRevisions } from './requestStore.ts'

type Routes =
  | 'GET /api/quote-offers/{token}/revisions/{revision}/pdf'
  | 'GET /api/office/quote-requests/{id}/revisions/{revision}/pdf'
type Call = Pick<Exchange<Routes>, 'tenant' | 'language' | 'signal' | 'now' | 'run'>
type Drawer = ReturnType<typeof createQuotePaperDrawer>
type Paper = Parameters<Drawer>[1]['facts']

interface PaperToGather extends Pick<Call, 'tenant' | 'language'> {
  readonly id: string
  readonly revision: number
}

/** Gathers what the paper of a revision states: lines without designs. Throws `not-found` for one that was not sent. */
async function gatherPaper(trx: Transaction, { id, revision, tenant, language }: PaperToGather): Promise<Paper> {
  const { number, team } = await requireRequest(trx, id)
  const sent = (await listOfferRevisions(trx, id)).find(each => each.revision === revision)
  if (!sent) throw new ProblemError('not-found')
  const { lines, note } = sent.content
  const { total_cents: totalCents } = sent
  return {
    ...letterheadOf(tenant),
    language,
    number,
    place: '',
    customer: { name: team, email: '' },
    fabrics: await readFabricNames(trx, language),
    revision: {
      revision,
      sentAt: sent.sent_at.toISOString(),
      expiresAt: sent.expires_at.toISOString(),
      items: [],
      extras: lines.map((line, i) => ({ ...line, id: String(i) })),
      delivery: null,
      note,
      qty: 0,
      subtotalCents: 0,
      discountCents: 0,
      extrasCents: totalCents,
      totalCents,
    },
  }
}

type DrawerDependencies = Parameters<typeof createQuotePaperDrawer>[0]
interface PaperDependencies extends DrawerDependencies {
  /** Signs the links that open an offer without an account. */
  readonly linkSecret: string | Uint8Array
}

/** Serves a revision of an offer as PDF: by its link, and to staff in either language. */
export function createOfferPaperEndpoints({ linkSecret, ...drawing }: PaperDependencies): Endpoints<Routes> {
  const draw = createQuotePaperDrawer(drawing)
  const reply = async (
    call: Call,
    { id, revision, accountId }: { readonly id: string; readonly revision: number; readonly accountId?: string },
  ): Promise<Reply<Routes>> => {
    const { tenant, language, signal, run } = call
    const facts = await run(async trx => gatherPaper(trx, { id, revision, tenant, language }))
    return draw(tenant, { facts, signal, ...(accountId !== undefined && { accountId }) })
  }
  return {
    'GET /api/quote-offers/{token}/revisions/{revision}/pdf': async call => {
      const id = readRequestToken(linkSecret, call.params.token)
      if (id === null) throw new ProblemError('not-found')
      return reply(call, { id, revision: call.params.revision })
    },
    'GET /api/office/quote-requests/{id}/revisions/{revision}/pdf': async call =>
      reply({ ...call, language: call.query.language ?? call.language }, { ...call.params, accountId: call.person.id }),
  }
}
