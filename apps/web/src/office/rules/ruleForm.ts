import type { Response_, RuleCondition, RuleContent } from '@kitwright/contract'
import { eachLanguage, LANGUAGES, type Names } from '@kitwright/words'

export type Rule = Response_<'GET /api/office/rules'>['rules'][number]
export type RuleText = Response_<'GET /api/office/rule-texts'>['texts'][number]
export type Action = RuleContent['actions'][number]
export type Trigger = RuleContent['when']
export type Filters = RuleContent['only']

/** A rule as it is being edited. A number that is not typed yet is NaN. */
export interface RuleDraft {
  readonly name: Names
  readonly content: RuleContent
}

const DAY_HOURS = 24
const EMPTY: Names = eachLanguage(() => '')

export const newDraft = (): RuleDraft => ({
  name: EMPTY,
  content: { when: { kind: 'status', status: 'REVIEWING', hours: DAY_HOURS }, only: {}, actions: [newAction('task')] },
})

/** Returns an action with nothing chosen. */
export function newAction(kind: Action['kind']): Action {
  switch (kind) {
    case 'task':
      return { kind, title: EMPTY, owner: 'assignee', dueInDays: 0 }
    case 'assign':
      return { kind, accountId: '' }
    case 'mail':
      return { kind, to: 'customer', textId: '' }
    default:
      return { kind, tag: '' }
  }
}

export const isDated = (kind: RuleCondition): kind is 'due' | 'overdue' | 'promise' =>
  kind === 'due' || kind === 'overdue' || kind === 'promise'

/** Returns the condition of another kind, with as much of the time as it may have. */
export function changeKind(when: Trigger, kind: RuleCondition): Trigger {
  const hours = 'hours' in when ? when.hours : when.days * DAY_HOURS
  if (isDated(kind)) return { kind, days: Math.min(60, Math.max(1, Math.round(hours / DAY_HOURS))) }
  if (kind === 'status') return { kind, status: 'REVIEWING', hours }
  return kind === 'stage' ? { kind, stage: 'before_production', hours } : { kind, hours }
}

/** A duration in whole days where it is one, otherwise in hours. */
export function timeOf(when: Trigger): { readonly unit: 'hours' | 'days'; readonly count: number } {
  if ('days' in when) return { unit: 'days', count: when.days }
  const isDays = when.hours >= DAY_HOURS && when.hours % DAY_HOURS === 0
  return isDays ? { unit: 'days', count: when.hours / DAY_HOURS } : { unit: 'hours', count: when.hours }
}

export const setTime = (when: Trigger, { unit, count }: ReturnType<typeof timeOf>): Trigger =>
  'days' in when ? { ...when, days: count } : { ...when, hours: unit === 'days' ? count * DAY_HOURS : count }

const isTyped = (names: Names): boolean => LANGUAGES.every(language => names[language].trim() !== '')

function isWholeAction(action: Action, textIds: readonly string[]): boolean {
  switch (action.kind) {
    case 'task':
      return (
        isTyped(action.title) &&
        Number.isInteger(action.dueInDays) &&
        (action.owner !== 'person' || (action.accountId ?? '') !== '')
      )
    case 'assign':
      return action.accountId !== ''
    case 'mail':
      return textIds.includes(action.textId)
    default:
      return action.tag.trim() !== ''
  }
}

/** Whether the condition and filters can be tried: every value is there. */
export const isWholeCondition = ({ content: { when, only } }: RuleDraft): boolean =>
  Number.isInteger('days' in when ? when.days : when.hours) &&
  [only.tag, only.withoutTag].every(tag => tag === undefined || tag.trim() !== '') &&
  [only.totalFrom, only.totalTo].every(cents => cents === undefined || Number.isInteger(cents))

/** Whether every field of a rule is filled in. */
export const isWholeDraft = (draft: RuleDraft, textIds: readonly string[]): boolean =>
  isTyped(draft.name) &&
  isWholeCondition(draft) &&
  draft.content.actions.length > 0 &&
  draft.content.actions.every(action => isWholeAction(action, textIds))
