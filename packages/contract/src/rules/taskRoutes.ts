import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { VIEW_ROLES } from '../terms/desk.ts'
import { RULE_LIMITS, TASK_SCOPES } from './ruleTerms.ts'

// Tasks of staff, made by a rule or by a colleague.

const task = z.object({
  id: s.uuid,
  /** In the reader's language. */
  title: z.string(),
  order: z.object({ id: s.uuid, number: z.string(), name: z.string() }).nullable(),
  dueOn: s.day,
  isLate: z.boolean(),
  /** The person who is to do it; null for a role or everybody. */
  person: z.object({ id: s.uuid, name: z.string() }).nullable(),
  /** Null for a person or everybody. */
  role: z.enum(VIEW_ROLES).nullable(),
  /** The rule or the colleague that made it. */
  madeBy: z.object({ kind: z.enum(['rule', 'staff']), name: z.string() }),
  madeAt: s.instant,
  done: z.object({ at: s.instant, by: z.string() }).nullable(),
})
export const taskList = z.object({ tasks: z.array(task), total: z.int() })

export const taskRoutes = {
  'GET /api/office/tasks': {
    summary: 'Tasks of the team or one’s own, by due day; those that are done, latest first; or those of one order',
    auth: 'staff',
    query: z.object({
      whose: z.enum(TASK_SCOPES).default('team'),
      state: z.enum(['open', 'done']).default('open'),
      order: s.uuid.optional(),
      pageSize: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: taskList,
    errors: [],
  },
  'POST /api/office/tasks': {
    summary: 'Make a task for a person, a role or everybody',
    auth: 'staff',
    body: z.strictObject({
      title: s.text(RULE_LIMITS.taskTitle),
      orderId: s.uuid.nullable(),
      dueOn: s.day,
      accountId: s.uuid.nullable(),
      role: z.enum(VIEW_ROLES).nullable(),
    }),
    status: 201,
    response: z.object({ id: s.uuid }),
    errors: ['not-found', 'tasks-full'],
  },
  'PUT /api/office/tasks/{id}/done': {
    summary: 'Mark a task as done, or open it again',
    auth: 'staff',
    params: z.object({ id: s.uuid }),
    body: z.strictObject({ isDone: z.boolean() }),
    response: z.object({ id: s.uuid }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
