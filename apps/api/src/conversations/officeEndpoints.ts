import type { RouteKey } from '@kitwright/contract'
import { isStaff } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import {
  countInbox,
  findConversation,
  listConversations,
  wakeConversations,
  writeAssignee,
  writeState,
  writeUnread,
} from './conversationStore.ts'
import { presentPage, presentRows } from './presentConversation.ts'
import { savedReplies } from './savedReplies.ts'
import { undoMessage, writeMessage } from './writeMessage.ts'

async function readReplies(trx: Transaction) {
  const { version, items } = await savedReplies.read(trx)
  return { version, replies: items }
}

type Routes = Extract<RouteKey, `${string} /api/office/${'inbox' | 'conversations' | 'saved-replies'}${string}`>

const require = (isFound: boolean): void => {
  if (!isFound) throw new ProblemError('not-found')
}

/** Endpoints of the inbox. `takesMail`: whether answers to our mails come in. */
export const createInboxEndpoints = ({ takesMail }: { readonly takesMail: boolean }): Endpoints<Routes> => ({
  'GET /api/office/inbox': async ({ person, now, run }) =>
    run(async trx => {
      await wakeConversations(trx, now)
      return { value: await countInbox(trx, person.id) }
    }),
  'GET /api/office/conversations': async ({ query, person, now, run }) =>
    run(async trx => {
      await wakeConversations(trx, now)
      const { rows, ...page } = await listConversations(trx, { ...query, by: person.id })
      return { value: { items: await presentRows(trx, rows), pageSize: query.pageSize, ...page } }
    }),
  'GET /api/office/conversations/{id}': async ({ params, query, run }) =>
    run(async trx => {
      const found = await findConversation(trx, params.id)
      if (!found) throw new ProblemError('not-found')
      return { value: await presentPage(trx, found, { ...query, takesMail }) }
    }),
  'PUT /api/office/conversations/{id}/state': async ({ params, body, now, run }) => {
    const until = body.until === null ? null : new Date(body.until)
    if (body.state === 'snoozed' && until && until <= now) throw new ProblemError('snooze-past')
    await run(async trx => require(await writeState(trx, { id: params.id, state: body.state, until }, now)))
    return { value: null }
  },
  'PUT /api/office/conversations/{id}/assignee': async ({ params, body: { assigneeId }, run }) => {
    await run(async trx => {
      if (assigneeId !== null && !(await isStaff(trx, assigneeId)))
        throw new ProblemError('invalid-input', [{ path: 'assigneeId', id: 'invalid' }])
      require(await writeAssignee(trx, params.id, assigneeId))
    })
    return { value: null }
  },
  'PUT /api/office/conversations/{id}/unread': async ({ params, body, run }) => {
    await run(async trx => require(await writeUnread(trx, params.id, body.isUnread)))
    return { value: null }
  },
  'POST /api/office/conversations/{id}/messages': async ({ params, body, person, now, run }) => {
    const seenAt = body.seenAt === null ? null : new Date(body.seenAt)
    return run(async trx => ({
      value: await writeMessage(trx, { ...body, id: params.id, seenAt, by: person.id, now }),
    }))
  },
  'POST /api/office/conversations/{id}/messages/{messageId}/undo': async ({ params, person, now, run }) => {
    await run(async trx => undoMessage(trx, { ...params, by: person.id, now }))
    return { value: null }
  },
  'GET /api/office/saved-replies': async ({ run }) => ({ value: await run(readReplies) }),
  'PUT /api/office/saved-replies': async ({ body, person, now, run }) =>
    run(async trx => {
      await savedReplies.write(trx, { version: body.version, items: body.replies, by: person.id, now })
      return { value: await readReplies(trx) }
    }),
})
