import { type Response_, TODAY_SHOWN } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress } from '../../designs/index.ts'
import { actorOf, type Endpoints } from '../../endpoint/index.ts'
import { readTalk, readToday } from './readToday.ts'

type Today = Response_<'GET /api/office/today'>

export interface TodayDependencies {
  readonly secret: string | Uint8Array
  /** Returns the longest waiting messages to the shop that nobody has answered, and the number of all. */
  readonly readMessages: (trx: Transaction, shown: number) => Promise<Today['unanswered']>
  readonly countLinksEnding: (trx: Transaction, now: Date) => Promise<number>
}

/** Endpoint of what waits for the staff today. */
export function createTodayEndpoints({
  secret,
  readMessages,
  countLinksEnding,
}: TodayDependencies): Endpoints<'GET /api/office/today'> {
  const pictures = createPictureAddress(secret)
  return {
    'GET /api/office/today': async ({ tenant, person, query, now, run }) =>
      run(async trx => {
        const orders = await readToday(trx, {
          tenant,
          now,
          role: actorOf(person),
          rights: person.rights,
          pictureOf: (designId, revision) => pictures.of(tenant.id, designId, revision),
          assigneeId: query.whose === 'mine' ? person.id : undefined,
        })
        const [messages, talk] = [await readMessages(trx, TODAY_SHOWN), await readTalk(trx)]
        const items = [...messages.items, ...talk.items].toSorted((a, b) => a.at.localeCompare(b.at))
        const unanswered = { items: items.slice(0, TODAY_SHOWN), total: messages.total + talk.total }
        return { value: { ...orders, unanswered, linksEnding: await countLinksEnding(trx, now) } }
      }),
  }
}
