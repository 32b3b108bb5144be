import { describe, expect, it } from 'vitest'
import { readLine } from './reading/line/readLine.ts'
import { readRows } from './reading/readRows.ts'
import { rowsOfText } from './reading/table/sourceRows.ts'

const SHORT = 4_000
const LONG = 4 * SHORT
const hostile = (length: number) => ({
  spaces: ' '.repeat(length),
  dashes: ' -'.repeat(length / 2),
  quotes: `"${'a,""b,'.repeat(length / 6)}`,
  'open quotes': ',"a'.repeat(length / 3),
  brackets: '('.repeat(length),
  'pairs of brackets': '()'.repeat(length / 2),
  digits: '1'.repeat(length),
  'digits and points': '1.'.repeat(length / 2),
  'a long name': 'a'.repeat(length),
  'Khmer digits': 'ក១'.repeat(length / 2),
  'at signs': 'a@'.repeat(length / 2),
  colons: 'a:'.repeat(length / 2),
  bullets: '• - '.repeat(length / 4),
  sizes: 'L '.repeat(length / 2),
  'quoted messages': '> '.repeat(length / 2),
  'size words': 'extra '.repeat(length / 6),
  dates: '[12/03/2025, '.repeat(length / 13),
  'many lines': '1. Dara 10 L\n'.repeat(length / 13),
  'many answers': 'Name: a\n'.repeat(length / 8),
  emoji: '⚽'.repeat(length),
})

/** Returns the processor time of the parts that have no limit of their own. */
function secondsFor(text: string): number {
  const start = process.cpuUsage()
  readRows(rowsOfText(text))
  readLine(text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

describe('the reader of squads takes time that grows with the length of a text only:', () => {
  const long = hostile(LONG)
  it.each(Object.entries(hostile(SHORT)))('%s', (kind, text) => {
    const four = long[kind as keyof typeof long]
    secondsFor(text)
    const base = Math.min(secondsFor(text), secondsFor(text))
    // Four times the text takes four times as long; a quadratic step would take sixteen times. Very short times are not
    // compared.
    expect(secondsFor(four)).toBeLessThan(Math.max(0.12, base * 10))
  })
})
