import type { Response_ } from '@kitwright/contract'
import { eachLanguage, type Language } from '@kitwright/words'
import { listOwners, nameIn, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { checkColleagues, findAnyOrder, shopDay } from '../../orders/index.ts'
import { insertTask, listTasks, markTask, requireTaskPlace, type TaskQuery, type TaskRecord } from './taskStore.ts'

type Routes = 'GET /api/office/tasks' | 'POST /api/office/tasks' | 'PUT /api/office/tasks/{id}/done'
type Task = Response_<'GET /api/office/tasks'>['tasks'][number]

interface Reader {
  readonly language: Language
  readonly today: string
}

function present(row: TaskRecord, people: ReadonlyMap<string, Owner>, { language, today }: Reader): Task {
  const { account_id, rule_name, made_by, done_at, done_by, order_id, number } = row
  return {
    id: row.id,
    title: row.title[language],
    order: order_id === null ? null : { id: order_id, number: number ?? '', name: row.owner_name ?? '' },
    dueOn: row.due_on,
    isLate: done_at === null && row.due_on < today,
    person: account_id === null ? null : { id: account_id, name: nameIn(people, account_id) },
    role: row.role,
    madeBy:
      rule_name === null
        ? { kind: 'staff', name: nameIn(people, made_by ?? '') }
        : { kind: 'rule', name: rule_name[language] },
    madeAt: row.made_at.toISOString(),
    done: done_at === null ? null : { at: done_at.toISOString(), by: nameIn(people, done_by ?? '') },
  }
}

async function readTasks(trx: Transaction, query: TaskQuery, reader: Reader) {
  const { rows, total } = await listTasks(trx, query)
  const ids = rows.flatMap(({ account_id, made_by, done_by }) =>
    [account_id, made_by, done_by].filter(id => id !== null),
  )
  const people = await listOwners(trx, ids)
  return { tasks: rows.map(row => present(row, people, reader)), total }
}

/** Endpoints of the staff's tasks. */
export const createTaskEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/tasks': async ({ query, person, tenant, language, now, run }) =>
    run(async trx => {
      const whose = query.whose === 'mine' ? { accountId: person.id, isAdmin: person.roles.includes('ADMIN') } : null
      const { state, order: orderId, pageSize } = query
      return {
        value: await readTasks(trx, { whose, state, orderId, pageSize }, { language, today: shopDay(now, tenant) }),
      }
    }),
  'POST /api/office/tasks': async ({ body, person, now, run }) =>
    run(async trx => {
      const { title, orderId, dueOn, accountId, role } = body
      if (accountId !== null && role !== null)
        throw new ProblemError('invalid-input', [{ path: 'role', id: 'invalid' }])
      if (accountId !== null) await checkColleagues(trx, [accountId], 'accountId')
      if (orderId !== null && !(await findAnyOrder(trx, orderId))) throw new ProblemError('not-found')
      await requireTaskPlace(trx)
      const names = eachLanguage(() => title)
      const task = { title: names, orderId, dueOn, accountId, role, firingId: null, madeBy: person.id, now }
      return { value: { id: await insertTask(trx, task) } }
    }),
  'PUT /api/office/tasks/{id}/done': async ({ params: { id }, body: { isDone }, person, now, run }) =>
    run(async trx => {
      await markTask(trx, { id, isDone, by: person.id, now })
      return { value: { id } }
    }),
})
