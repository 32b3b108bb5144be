import { routes } from '@kitwright/contract'
import type { OfficeChange } from '../visit.ts'

/** Calls of the office that leave no entry in the audit log, and why. */
export const UNLOGGED: Readonly<Record<string, string>> = {
  ...because('a preview changes nothing', [
    'POST /api/office/rules/dry-run',
    'POST /api/office/orders/{id}/edits/preview',
    'POST /api/office/orders/{id}/split/preview',
  ]),
  ...because('a draft; the order made of it is logged', [
    'POST /api/office/order-drafts',
    'PUT /api/office/order-drafts/{id}',
    'POST /api/office/order-drafts/{id}/designs',
    'DELETE /api/office/order-drafts/{id}',
  ]),
  ...because('a saved view is a list of orders, and changes none', [
    'POST /api/office/views',
    'PUT /api/office/views/{id}/opening',
    'DELETE /api/office/views/{id}',
  ]),
  ...because('the use of the file is logged', ['POST /api/office/files']),
  ...because('a mark in the inbox that changes no conversation', ['PUT /api/office/conversations/{id}/unread']),
  ...because('a challenge for a device; the passkey made with it is logged', [
    'POST /api/office/me/factors/passkeys/options',
  ]),
  ...because('the payments taken from a statement are logged', ['POST /api/office/statements']),
  ...because('it asks the bank; a payment that the bank confirms is logged', ['POST /api/office/orders/{id}/bakong']),
  ...because('it makes an address; the download is logged', ['POST /api/office/packs/{id}/fetch']),
  ...because('the drive asks while the first files of the remake wait, and receives those', [
    'POST /api/office/remakes/{id}/packs',
  ]),
}

function because(reason: string, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map(key => [key, reason]))
}

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
