import { expect, test } from 'vitest'
import { readTyped, writeTyped, type Passage } from './index.ts'

const PASSAGES: Passage[] = [
  { kind: 'heading', text: 'Refunds' },
  {
    kind: 'paragraph',
    spans: [{ text: 'Write to ' }, { text: 'us', href: '/contact' }, { text: ' within\nseven days.' }],
  },
  { kind: 'list', items: [[{ text: 'a photo' }], [{ text: 'the ' }, { text: 'number', href: 'https://x.example/a' }]] },
  { kind: 'paragraph', spans: [{ text: 'សូមអរគុណ' }] },
]

test('a structured text reads back as it was written for typing', () => {
  const typed =
    '# Refunds\n\nWrite to [us](/contact) within\nseven days.\n\n- a photo\n- the [number](https://x.example/a)\n\nសូមអរគុណ'
  expect(writeTyped(PASSAGES)).toBe(typed)
  expect(readTyped(typed)).toEqual(PASSAGES)
})

test('typing without empty lines, from Windows or with stray spaces, reads the same', () => {
  const typed =
    '\r\n\r\n##  Refunds \r\nWrite to [us](/contact) within\r\nseven days.\r\n• a photo\r\n* the [number](https://x.example/a)\r\nសូមអរគុណ  \r\n'
  expect(readTyped(typed)).toEqual(PASSAGES)
})

test.each(['', '   \n\n ', '#', '-'])('%j has no heading, list or link', typed => {
  expect(readTyped(typed).every(({ kind }) => kind === 'paragraph')).toBe(true)
})

test.each(['[a] (b)', '[](x)', '[a](b c)', 'a]b[c', '1. #hash-tag -dash'])('%s stays plain text', typed => {
  expect(readTyped(typed)).toEqual([{ kind: 'paragraph', spans: [{ text: typed }] }])
})

test('an address with brackets stays one link', () => {
  const passages: Passage[] = [{ kind: 'paragraph', spans: [{ text: 'a', href: 'https://x.example/a(b)' }] }]
  expect(readTyped(writeTyped(passages))).toEqual([
    { kind: 'paragraph', spans: [{ text: 'a', href: 'https://x.example/a%28b%29' }] },
  ])
})
