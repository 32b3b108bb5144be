import { describe, expect, test } from 'vitest'
import { checkVocabulary } from './vocabulary.ts'

const faultsOf = (text: string, path = 'packages/press/src/lease.ts'): string[] =>
  checkVocabulary(path, text).map(({ message }) => message)

describe('the vocabulary check', () => {
  test.each([
    ['a participle', 'export interface Kept { readonly id: string }', 'a type is named by a noun: not Kept'],
    ['a regular participle', 'type Wanted = string', 'a type is named by a noun: not Wanted'],
    ['a gerund', 'interface Holding {}', 'a type is named by a noun: not Holding'],
    ['a preposition', 'type Beside = number', 'a type is named by a noun: not Beside'],
    ['a pronoun', 'class Others {}', 'a type is named by a noun: not Others'],
    [
      'an error class without Error',
      'class PackGone extends Error {}',
      'the name of an error class ends in Error: PackGoneError',
    ],
  ])('refuses %s as the name of a type', (_case, text, message) => {
    expect(faultsOf(`${text}\nexport const a = 1`)).toEqual([message])
  })

  test.each(['kept', 'beside', 'holding', 'others'])('refuses a file named %s', stem => {
    const message = `a file is named after the thing it exports: not ${stem}`
    expect(faultsOf('export const a = 1', `packages/press/src/${stem}.ts`)).toEqual([message])
    expect(faultsOf('export const a = 1', `packages/press/src/${stem}.test.ts`)).toEqual([message])
  })

  test.each([
    'interface PackLease {}',
    'type Drawing = string',
    'type Ring = readonly Point[]',
    'class LeaseError extends Error {}',
    'interface KeptFiles {}',
    'const kept = 1',
  ])('allows %s', text => {
    expect(faultsOf(text)).toEqual([])
  })
})
