/**
 * Conditions of a rule. `status` and `stage`: an order has had a status, or one of a class of statuses. `deposit` and
 * `balance`: its next step has waited for money. `proof`: its customer has not answered a proof. `reply`: its customer's
 * message is unanswered. `unassigned`: nobody was assigned since it was placed. `due`: its due day is near. `overdue`:
 * its due day has passed. `promise`: its promised day was missed.
 */
export const RULE_CONDITIONS = [
  'status',
  'stage',
  'deposit',
  'balance',
  'proof',
  'reply',
  'unassigned',
  'due',
  'overdue',
  'promise',
] as const
export type RuleCondition = (typeof RULE_CONDITIONS)[number]

/** Classes of statuses that a rule may ask for. */
export const RULE_STAGES = ['before_production', 'in_production', 'at_shop', 'live'] as const

/** Customers whose orders a rule is about: with their first order, with an earlier one, or on account. */
export const RULE_CUSTOMERS = ['first', 'returning', 'credit'] as const

export const RULE_ACTIONS = ['tag', 'untag', 'assign', 'task', 'mail'] as const
export type RuleAction = (typeof RULE_ACTIONS)[number]

/** Readers of a rule's mail: the customer, the assigned member of staff, or all staff who get news of orders. */
export const RULE_READERS = ['customer', 'assignee', 'team'] as const

/** The people who do a rule's task: the order's assignee, everybody, the administrators, or one person. */
export const TASK_OWNERS = ['assignee', 'team', 'admins', 'person'] as const

/**
 * Results of one action. `done`; `unchanged`: the order was so already; `mailed-before`: this rule has mailed about the
 * same occurrence; `nobody`: no one is assigned; `person-gone`, `text-gone`: the chosen one is there no more;
 * `tags-full`: the order has as many tags as it may.
 */
export const RULE_RESULTS = [
  'done',
  'unchanged',
  'mailed-before',
  'nobody',
  'person-gone',
  'text-gone',
  'tags-full',
] as const
export type RuleResult = (typeof RULE_RESULTS)[number]

/** Facts of which a dry run has no history and takes the present ones. */
export const RULE_GAPS = ['due-days', 'assignees', 'messages', 'tags', 'totals'] as const
export type RuleGap = (typeof RULE_GAPS)[number]

/** Ids of the packaged rules. */
export const PACKAGED_RULES = [
  'new_order',
  'proof_mail',
  'proof_call',
  'deposit_mail',
  'balance_mail',
  'production_close',
  'overdue_tag',
  'promise_missed',
  'arrived_mail',
  'reply_task',
] as const
export type PackagedRule = (typeof PACKAGED_RULES)[number]

export const TASK_SCOPES = ['team', 'mine'] as const

export const RULE_LIMITS = {
  rules: 50,
  actions: 4,
  name: 80,
  taskTitle: 120,
  texts: 30,
  subject: 120,
  text: 2000,
  /** A condition lasts an hour to a year. */
  hours: 24 * 365,
  days: 60,
  /** Rules act on an order this often in one day; later ones of that day are only noted. */
  perOrderDay: 8,
  /** Orders whose condition was met longer ago are left to the staff. */
  lookBackDays: 90,
  /** Orders that a dry run names. */
  shown: 50,
  /** Orders that a dry run counts. */
  counted: 5_000,
  openTasks: 2_000,
  cents: 100_000_000,
} as const
