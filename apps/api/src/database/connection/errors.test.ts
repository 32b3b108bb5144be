import { expect, test } from 'vitest'
import { databaseError, isUndone, TenantMovedError, DatabaseUnavailableError, isDatabaseLost } from './errors.ts'

const coded = (code: string, more = {}): Error => Object.assign(new Error('said'), { code, ...more })

test.each([
  ['23505', { constraint: 'accounts_email' }, { kind: 'duplicate', constraint: 'accounts_email' }],
  ['23503', {}, { kind: 'missingReference' }],
  ['23514', { constraint: 7 }, { kind: 'checkFailed' }],
  ['22021', {}, { kind: 'unstorable' }],
  ['22P02', { routine: 'json_errsave_error' }, { kind: 'unstorable' }],
  ['22P02', { routine: 'string_to_uuid' }, undefined],
  ['22P02', {}, undefined],
  ['40P01', {}, { kind: 'busy' }],
  ['57014', {}, { kind: 'busy' }],
  ['57P01', {}, { kind: 'away' }],
  ['53100', {}, { kind: 'full' }],
  ['08006', {}, { kind: 'away' }],
  ['0800', {}, undefined],
  ['42601', {}, undefined],
])('%s with %o means %o', (code, more, meaning) => {
  expect(databaseError(coded(code, more))).toEqual(meaning)
})

test('an error outside the database means nothing; each of ours has its id', () => {
  for (const error of [new Error('other'), { code: '23505' }, null, undefined, '23505'])
    expect(databaseError(error)).toBeUndefined()
  for (const kind of ['away', 'busy', 'abandoned'] as const)
    expect(databaseError(new DatabaseUnavailableError(kind))).toEqual({ kind })
  expect(databaseError(new TenantMovedError())).toEqual({ kind: 'busy' })
})

test('nothing was kept for sure, but where the connection was lost', () => {
  for (const error of [
    new DatabaseUnavailableError('away'),
    new DatabaseUnavailableError('busy'),
    coded('23505'),
    new Error('other'),
    new TenantMovedError(),
  ])
    expect(isUndone(error)).toBe(true)
  for (const error of [
    new DatabaseUnavailableError('away', undefined, { isUndone: false }),
    coded('57P01'),
    coded('08006'),
  ])
    expect(isUndone(error)).toBe(false)
})

test('a lost database is recognised by any of its errors, also as causes', () => {
  const coded = (code: string): Error => Object.assign(new Error('said'), { code })
  const lost = [coded('57P03'), coded('53100'), coded('ECONNREFUSED'), coded('EAI_AGAIN')]
  for (const error of [
    ...lost,
    new Error('outer', { cause: coded('57P01') }),
    new AggregateError([coded('ECONNRESET')]),
    // pg's own, which have no code.
    ...[
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout exceeded when trying to connect',
      'Query read timeout',
    ].map(message => new Error(message)),
  ])
    expect(isDatabaseLost(error)).toBe(true)
  for (const error of [coded('23505'), new Error('a migration is wrong'), 'text'])
    expect(isDatabaseLost(error)).toBe(false)
})
