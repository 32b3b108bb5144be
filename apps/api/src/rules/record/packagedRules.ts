import type { PackagedRule, RuleContent } from '@kitwright/contract'
import { type Language, LANGUAGES, loadTexts, type Names } from '@kitwright/words'

const HOURS_OF_DAY = 24

type Texts = Readonly<Record<string, string>>
type Task = Extract<RuleContent['actions'][number], { kind: 'task' }>
type Content = Omit<RuleContent, 'actions'> & {
  readonly actions: readonly (RuleContent['actions'][number] | TaskFor)[]
}
/** A task whose title is a packaged text. */
interface TaskFor extends Pick<Task, 'owner' | 'dueInDays'> {
  readonly kind: 'packaged-task'
}

const lasting = <K extends string>(kind: K, days: number) => ({ kind, hours: days * HOURS_OF_DAY })
const mail = (textId: string) => ({ kind: 'mail', to: 'customer', textId }) as const
const task = (owner: Task['owner'], dueInDays = 0): TaskFor => ({ kind: 'packaged-task', owner, dueInDays })

/** The contents of the packaged rules. All are off until a shop switches them on. Their names and texts are in `packages/words`. */
const CONTENTS: Readonly<Record<PackagedRule, Content>> = {
  new_order: { when: { ...lasting('status', 1), status: 'REVIEWING' }, only: {}, actions: [task('assignee')] },
  proof_mail: { when: lasting('proof', 3), only: {}, actions: [mail('proof')] },
  proof_call: { when: lasting('proof', 7), only: {}, actions: [task('assignee')] },
  deposit_mail: { when: lasting('deposit', 5), only: {}, actions: [mail('deposit')] },
  balance_mail: { when: lasting('balance', 5), only: {}, actions: [mail('balance')] },
  production_close: { when: { kind: 'due', days: 3 }, only: { status: 'PROCESSING' }, actions: [task('assignee', 1)] },
  overdue_tag: {
    when: { kind: 'overdue', days: 1 },
    only: {},
    actions: [{ kind: 'tag', tag: 'late' }, task('assignee')],
  },
  promise_missed: { when: { kind: 'promise', days: 1 }, only: {}, actions: [task('admins')] },
  arrived_mail: { when: { ...lasting('status', 7), status: 'ON_THE_WAY' }, only: {}, actions: [mail('arrived')] },
  reply_task: { when: lasting('reply', 1), only: {}, actions: [task('assignee')] },
}

export interface RulePackage {
  readonly packaged: PackagedRule
  /** The same in every shop. */
  readonly id: string
  readonly name: Names
  readonly content: RuleContent
}

/** Returns the id of a packaged rule: its place, as the end of a UUID. */
const idAt = (at: number): string => `00000000-0000-4000-a000-${String(at + 1).padStart(12, '0')}`

async function readTexts(): Promise<ReadonlyMap<Language, Texts>> {
  return new Map(
    await Promise.all(LANGUAGES.map(async language => [language, await loadTexts(language, 'rules')] as const)),
  )
}

/** Lists the packaged rules, in every language. */
export async function listPackagedRules(): Promise<RulePackage[]> {
  const texts = await readTexts()
  const inEach = (key: string) =>
    Object.fromEntries(LANGUAGES.map(language => [language, texts.get(language)![key]!])) as Names
  return Object.entries(CONTENTS).map(([id, { actions, ...content }], at) => ({
    packaged: id as PackagedRule,
    id: idAt(at),
    name: inEach(`packaged_${id}`),
    content: {
      ...content,
      actions: actions.map(action =>
        action.kind === 'packaged-task' ? { ...action, kind: 'task', title: inEach(`packaged_${id}_task`) } : action,
      ),
    },
  }))
}
