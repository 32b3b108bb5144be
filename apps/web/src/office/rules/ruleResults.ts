import type { RuleAction, RuleResult } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'

export interface ActionResult {
  readonly kind: RuleAction
  readonly result: RuleResult
}

/** Reads the results of a rule's actions from a timeline, such as `tag:done mail:nobody`. */
export const parseResults = (detail: string): ActionResult[] =>
  detail
    .split(' ')
    .filter(part => part !== '')
    .map(part => {
      const [kind, result] = part.split(':')
      // The server's words; a test of the texts compares them with the texts' ids.
      return { kind, result } as ActionResult
    })

/** Returns a function that tells the results of a rule's actions: each action, and why it was not done. */
export function useRuleResults(): (results: readonly ActionResult[]) => string {
  const { t } = useTranslation(['rules'])
  const say = ({ kind, result }: ActionResult): string => {
    const action = t(`rules:did_${kind}`)
    return result === 'done' ? action : `${action} (${t(`rules:result_${snakeCase(result)}`)})`
  }
  return results => results.map(say).join(', ')
}
