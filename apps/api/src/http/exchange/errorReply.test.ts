import { expect, test } from 'vitest'
import { GuardRefusedError } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { StoreError } from '../../files/index.ts'
import { isApiAddress, problemOf, writeProblem } from './errorReply.ts'

const coded = (code: string, more = {}): Error => Object.assign(new Error('inside'), { code, ...more })

test.each<[string, unknown, string | undefined, number?]>([
  ['a problem', new ProblemError('not-found'), 'not-found'],
  ['a guard’s reason', new GuardRefusedError('session-ended'), 'session-ended'],
  ['a guard’s reason that nobody knows', new GuardRefusedError('made up'), 'forbidden'],
  ['a database that is away', coded('57P01'), 'not-ready', 3],
  ['a database that is busy', coded('55P03'), 'busy', 2],
  ['a full database', coded('53100'), 'storage-full'],
  ['what it cannot keep', coded('22021'), 'bad-request'],
  ['a broken rule of ours', coded('23505'), undefined],
  ['a body that is too long', coded('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 'payload-too-large'],
  ['a form of too many parts', coded('FST_PARTS_LIMIT'), 'bad-request'],
  ['a full bucket', new StoreError('full', 'said'), 'storage-full'],
  ['a bucket that refuses', new StoreError('refused', 'said'), 'files-away'],
  ['a full disk', coded('ENOSPC'), 'storage-full'],
  ['a share that is used up', coded('EDQUOT'), 'storage-full'],
  ['another refusal of the framework', coded('FST_OTHER', { statusCode: 400 }), 'bad-request'],
  ['another at the end of its kind', coded('FST_OTHER', { statusCode: 499 }), 'bad-request'],
  ['a failure of the framework', coded('FST_OTHER', { statusCode: 500 }), undefined],
  ['a redirection', coded('FST_OTHER', { statusCode: 399 }), undefined],
  ['a failure of ours', new Error('inside'), undefined],
])('%s is told as %s', (_, error, id, retryAfter) => {
  const problem = problemOf(error)
  expect([problem?.id, problem?.retryAfter]).toEqual([id, retryAfter])
})

test('the API’s callers read JSON, all others a page', () => {
  for (const url of ['/api', '/api/orders', '/v1/x', '/whoami?a=1', '/health#a', '/graphics/a', '/patterns'])
    expect([url, isApiAddress(url)]).toEqual([url, true])
  for (const url of ['/', '/apis', '/whoamI', '/design/api', '/v12'])
    expect([url, isApiAddress(url)]).toEqual([url, false])
})

const write = (problem: ProblemError, url = '/api/x', language?: string) =>
  writeProblem(problem, { url, headers: { 'accept-language': language }, id: 'r-1' })

test('a refusal says when to retry, in whole seconds', () => {
  const after = (problem: ProblemError): unknown => (write(problem).headers as Record<string, string>)['retry-after']
  expect(after(new ProblemError('not-found'))).toBeUndefined()
  expect(after(new ProblemError('not-ready'))).toBe('5')
  expect(after(new ProblemError('busy', [], 2))).toBe('2')
  expect(after(new ProblemError('too-many-requests', [], 59.2))).toBe('60')
  expect(after(new ProblemError('too-many-requests', [], 0))).toBe('1')
})

test('it names its fields where it has some, and the request', () => {
  const { status, headers, body } = write(new ProblemError('invalid-input', [{ path: 'a', id: 'required' }]))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    400,
    'application/json; charset=utf-8',
    'no-store',
  ])
  expect(JSON.parse(body)).toEqual({
    error: {
      id: 'invalid-input',
      message: expect.stringMatching(/\w/) as string,
      fields: [{ path: 'a', id: 'required' }],
      requestId: 'r-1',
    },
  })
  expect(JSON.parse(write(new ProblemError('not-found')).body)).toEqual({
    error: { id: 'not-found', message: expect.stringMatching(/\w/) as string, requestId: 'r-1' },
  })
})

test('a temporary error page reloads itself, in the reader’s language', () => {
  const away = write(new ProblemError('not-ready', [], 2.5), '/', 'km')
  expect([away.status, away.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(away.body).toContain('<meta http-equiv="refresh" content="3">')
  expect(away.body).toMatch(/<html lang="km">.*<p>[\u1780-\u17ff]/s)
  expect(write(new ProblemError('not-ready'), '/').body).toContain('content="5"')
  expect(write(new ProblemError('not-found'), '/').body).not.toContain('refresh')
})
