import { dayAfter } from '@kitwright/measure'

/** An order and a rule of the shop, and its present day. */
interface RuleFacts {
  readonly orderId: string
  readonly ruleId: string
  readonly today: string
}

/** Returns the pages of rules, tasks, margins, the audit log and an order's cost. */
export function rulePathsOf({ orderId, ruleId, today }: RuleFacts): Record<string, string> {
  const audit = (query: Readonly<Record<string, string>>): string =>
    `/api/office/audit?${new URLSearchParams({ pageSize: '25', ...query }).toString()}`
  const margins = (days: number): string => `/api/office/margins?from=${dayAfter(today, 1 - days)}&to=${today}`
  return {
    rules: '/api/office/rules',
    'rules.history': `/api/office/rules/${ruleId}/history`,
    tasks: '/api/office/tasks?whose=team&state=open&pageSize=100',
    'tasks.mine': '/api/office/tasks?whose=mine&state=open&pageSize=100',
    'tasks.done': '/api/office/tasks?whose=team&state=done&pageSize=100',
    'tasks.done.mine': '/api/office/tasks?whose=mine&state=done&pageSize=100',
    'tasks.order': `/api/office/tasks?order=${orderId}&state=open`,
    'margins.28': margins(28),
    'margins.91': margins(91),
    'margins.364': margins(364),
    audit: audit({}),
    'audit.area': audit({ area: 'money' }),
    'audit.rare-area': audit({ area: 'catalogue' }),
    'audit.order': audit({ subject: 'XY-000123' }),
    'audit.week': audit({ from: dayAfter(today, -7), to: today }),
    'audit.find.common': audit({ search: 'status' }),
    'audit.find.number': audit({ search: 'XY-000123' }),
    'audit.find.part': audit({ search: '00123' }),
    'audit.find.nothing': audit({ search: 'nothing like it' }),
    'audit.find.Khmer': audit({ search: 'បុប្ផា' }),
    'audit.find.in-area': audit({ search: 'nothing like it', area: 'money' }),
  }
}
