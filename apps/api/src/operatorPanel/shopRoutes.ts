import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readQueues } from '../jobs/index.ts'
import {
  changeHosts,
  closeShop,
  listAccounts,
  listActs,
  asOnlyOperator,
  readHosts,
  readShops,
  UsageError,
} from '../operatorCli/index.ts'
import { actsPage } from './pages/actsTable.ts'
import { accountsPage } from './pages/accountsPage.ts'
import { overviewPage, type ShopLine } from './pages/overviewPage.ts'
import { type DoneNotice, shopPage } from './pages/shopPage.ts'
import { fillGaps, type PageContext } from './pages/html.ts'
import { contextOf, fieldOf, PanelError, type PanelParts, personOf, sendPage } from './panelServer.ts'
import { readMails } from './store/readMails.ts'
import { readRefusals } from './store/refusals.ts'
import type { PanelPerson } from './store/panelSessions.ts'

const ACTS_OF_SHOP = 20
const ACTS_A_PAGE = 50
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
const DONE: readonly DoneNotice['done'][] = ['suspended', 'resumed', 'added', 'removed', 'unchanged']

async function readLines({ database, cells }: PanelParts): Promise<ShopLine[]> {
  const lines: ShopLine[] = []
  for (const shop of await readShops({ database, cells }))
    lines.push({ ...shop, mails: await readMails(database, shop.id) })
  return lines
}

type Handler = (person: PanelPerson, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Sends everybody without a session to sign in, before anything is read. */
const signedIn =
  (parts: PanelParts, work: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const person = await personOf(request, parts)
    return person ? work(person, request, reply) : reply.redirect('/sign-in', 303)
  }

const slugOf = ({ params }: FastifyRequest): string => (params as { readonly slug: string }).slug

function noticeIn({ query }: FastifyRequest): DoneNotice | null {
  const { done, host = '' } = query as { readonly done?: unknown; readonly host?: unknown }
  const known = DONE.find(each => each === done)
  return known ? { done: known, host: String(host).slice(0, 253) } : null
}

/** A refusal in the reader's language; those that only commands know stay as they say them. */
const sentenceIn = ({ words }: PageContext, { text, message }: UsageError): string =>
  text ? fillGaps(words[`refused_${text.id}`], text.values ?? {}) : message

async function sendShop(parts: PanelParts, { person, request, reply, refusal }: ShopAnswer): Promise<FastifyReply> {
  const slug = slugOf(request)
  const shop = (await readLines(parts)).find(each => each.slug === slug)
  if (!shop) throw new PanelError(404, 'not_found')
  const acts = await parts.database.withPlatform(async trx => listActs(trx, { shop: slug, limit: ACTS_OF_SHOP }))
  const notice = refusal === null ? noticeIn(request) : null
  const context = await contextOf(request, person.email)
  const page = shopPage(context, { shop, acts, notice, refusal: refusal && sentenceIn(context, refusal) })
  return sendPage(reply, page, refusal === null ? 200 : 422)
}

interface ShopAnswer {
  readonly person: PanelPerson
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Null where no change was refused. */
  readonly refusal: UsageError | null
}

/** Pages that read: the shops, one shop, what the operator did, and the panel's accounts. */
export function addReadingRoutes(app: FastifyInstance, parts: PanelParts): void {
  const { database } = parts
  app.get(
    '/',
    signedIn(parts, async (person, request, reply) => {
      const [shops, queues] = [await readLines(parts), await readQueues(database)]
      return sendPage(reply, overviewPage(await contextOf(request, person.email), { shops, queues }))
    }),
  )
  app.get(
    '/shops/:slug',
    signedIn(parts, async (person, request, reply) => sendShop(parts, { person, request, reply, refusal: null })),
  )
  app.get(
    '/acts',
    signedIn(parts, async (person, request, reply) => {
      const { before } = request.query as { readonly before?: unknown }
      const from = typeof before === 'string' && UUID.test(before) ? { before } : {}
      const acts = await database.withPlatform(async trx => listActs(trx, { ...from, limit: ACTS_A_PAGE + 1 }))
      const context = await contextOf(request, person.email)
      return sendPage(reply, actsPage(context, acts.slice(0, ACTS_A_PAGE), acts.length > ACTS_A_PAGE))
    }),
  )
  app.get(
    '/accounts',
    signedIn(parts, async (person, request, reply) => {
      const now = parts.now?.() ?? new Date()
      const shown = await database.withPlatform(async trx => ({
        accounts: await listAccounts(trx, now),
        refusals: await readRefusals(trx, now),
      }))
      return sendPage(reply, accountsPage(await contextOf(request, person.email), shown))
    }),
  )
}

type Change = (parts: PanelParts, actor: string, request: FastifyRequest) => Promise<DoneNotice>

const CHANGES: Readonly<Record<string, Change>> = {
  suspend: async (parts, actor, request) => {
    const at = parts.now?.() ?? new Date()
    const isDone = await closeShop(
      { ...parts, slug: slugOf(request), actor },
      { at, reason: fieldOf(request, 'reason') },
    )
    return { done: isDone ? 'suspended' : 'unchanged', host: '' }
  },
  resume: async (parts, actor, request) => {
    const isDone = await closeShop({ ...parts, slug: slugOf(request), actor }, { at: null })
    return { done: isDone ? 'resumed' : 'unchanged', host: '' }
  },
  'hosts/add': async (parts, actor, request) => {
    const added = readHosts(fieldOf(request, 'host').slice(0, 300))
    await changeHosts({ ...parts, slug: slugOf(request), actor }, { added, removed: [] })
    return { done: added.length > 0 ? 'added' : 'unchanged', host: added.join(', ') }
  },
  'hosts/remove': async (parts, actor, request) => {
    const removed = readHosts(fieldOf(request, 'host').slice(0, 300))
    await changeHosts({ ...parts, slug: slugOf(request), actor }, { added: [], removed })
    return { done: removed.length > 0 ? 'removed' : 'unchanged', host: removed.join(', ') }
  },
}

/** Changes of one shop. They take the turn of the operator's commands, so that no two run at once. */
export function addChangingRoutes(app: FastifyInstance, parts: PanelParts): void {
  for (const [path, change] of Object.entries(CHANGES))
    app.post(
      `/shops/:slug/${path}`,
      signedIn(parts, async (person, request, reply) => {
        try {
          const { done, host } = await asOnlyOperator(parts.cells[0]!.directUrl, async () =>
            change(parts, person.email, request),
          )
          const query = new URLSearchParams({ done, ...(host !== '' && { host }) })
          return reply.redirect(`/shops/${slugOf(request)}?${query}`, 303)
        } catch (error) {
          if (!(error instanceof UsageError)) throw error
          return sendShop(parts, { person, request, reply, refusal: error })
        }
      }),
    )
}
