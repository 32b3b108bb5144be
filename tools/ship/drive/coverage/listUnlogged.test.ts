import { routes } from '@kitwright/contract'
import { expect, test } from 'vitest'
import { listUnlogged, UNLOGGED } from './listUnlogged.ts'

const call = (method: string, path: string, requestId: string) => ({ method, path, requestId })
const LOGGED = new Set(['logged'])

test('a change of the office without an entry in the audit log is named by its route', () => {
  const calls = [call('POST', '/api/office/rules', 'silent'), call('POST', '/api/office/tasks', 'logged')]
  expect(listUnlogged(calls, LOGGED)).toEqual(['POST /api/office/rules: it leaves nothing in the audit log'])
})

test('a route counts as logged if one of its calls left an entry', () => {
  const path = `/api/office/tasks/${crypto.randomUUID()}/done`
  expect(listUnlogged([call('PUT', path, 'silent'), call('PUT', `${path}?x=1`, 'logged')], LOGGED)).toEqual([])
})

test('every unlogged route is one of the office that changes something, and states its reason', () => {
  for (const [key, reason] of Object.entries(UNLOGGED)) {
    expect(Object.keys(routes)).toContain(key)
    expect(key).toMatch(/^(?:POST|PUT|DELETE|PATCH) \/api\/office\//)
    expect(reason).toMatch(/\w{3}/)
  }
})

test('a stated reason that no longer holds is named', () => {
  const [first] = Object.keys(UNLOGGED)
  if (first === undefined) return
  const [method = '', path = ''] = first.split(' ')
  const made = path.replaceAll(/\{\w+\}/g, 'one')
  expect(listUnlogged([call(method, made, 'logged')], LOGGED)).toEqual([
    `${first}: it is in the audit log; take it off UNLOGGED`,
  ])
})
