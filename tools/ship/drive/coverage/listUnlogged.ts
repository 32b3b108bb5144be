import { routes } from '@kitwright/contract'
import type { OfficeChange } from '../visit.ts'

/** Calls of the office that leave no entry in the audit log, and why. */
export const UNLOGGED: Readonly<Record<string, string>> = {}

const isOfficeChange = (key: string): boolean => !key.startsWith('GET ') && key.includes(' /api/office/')

const patternOf = (key: string): RegExp => new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)
const gapsIn = (key: string): number => key.split('{').length

/** The office's changes, those with the fewest gaps first, since `orders/bulk` is no `orders/{id}`. */
const CHANGES = Object.keys(routes)
  .filter(isOfficeChange)
  .map(key => ({ key, pattern: patternOf(key) }))
  .toSorted((a, b) => gapsIn(a.key) - gapsIn(b.key))

const keyOf = ({ method, path }: OfficeChange): string | undefined =>
  CHANGES.find(({ pattern }) => pattern.test(`${method} ${path}`))?.key

/**
 * Lists the routes of the office that changed something without any entry in the audit log, but for those with a stated
 * reason. A route whose stated reason no longer holds is listed, too.
 */
export function listUnlogged(calls: readonly OfficeChange[], logged: ReadonlySet<string>): string[] {
  const outcomes = new Map<string, boolean>()
  for (const call of calls) {
    const key = keyOf(call)
    if (key) outcomes.set(key, (outcomes.get(key) ?? false) || logged.has(call.requestId))
  }
  return [...outcomes].flatMap(([key, isLogged]) => {
    if (!isLogged && !(key in UNLOGGED)) return [`${key}: it leaves nothing in the audit log`]
    return isLogged && key in UNLOGGED ? [`${key}: it is in the audit log; take it off UNLOGGED`] : []
  })
}
