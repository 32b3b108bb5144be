import type { Player } from '@kitwright/contract'
import { loadTexts, type Language } from '@kitwright/words'
import { describe, expect, it } from 'vitest'
import { readRoster } from './parseRoster.ts'
import { readTable } from './readTable.ts'
import { rowsOf, toCsv, toWorkbook } from './writeTable.ts'

const player = (name: string, number: number | null, change: Partial<Player> = {}): Player => ({
  id: crypto.randomUUID(),
  name,
  printName: '',
  number,
  size: 'M',
  version: 'player',
  sleeve: null,
  ...change,
})
const SQUAD = [
  player('សុខ ដារ៉ា', 7),
  player('Chan, "the wall"', 1, { version: 'goalkeeper', size: 'XXXL', printName: 'THE WALL', sleeve: 'long' }),
  player('=1+1', 0, { printName: '-7-', sleeve: 'short' }),
  player('Ly', null),
]
const facts = (players: readonly Player[]) => players.map(({ id: _, ...rest }) => rest)
async function tableOf(players: readonly Player[], language: Language = 'en') {
  const roster = await loadTexts(language, 'roster')
  const { name, number, size, version, print_name: printName, sleeve } = roster
  return [rowsOf(players, roster), [name, number, size, version, printName, sleeve]] as const
}
const text = (words: string): Blob => new Blob([words])

describe('a squad as a file', () => {
  it.each([
    ['CSV', toCsv, 'en'],
    ['CSV', toCsv, 'kh'],
    ['Excel', toWorkbook, 'en'],
    ['Excel', toWorkbook, 'kh'],
  ] as const)('comes back from %s exactly as it went', async (_, write, language) => {
    const table = await readTable(await write(...(await tableOf(SQUAD, language))))
    if (!table.ok) throw new Error(table.reason)
    const { players, errors } = readRoster(table.rows)
    expect(errors).toEqual([])
    expect(facts(players)).toEqual(facts(SQUAD))
  })

  it('runs nothing in a spreadsheet', async () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-2', '@a'].map(name => player(name, 5))
    const csv = await (await toCsv(...(await tableOf(names)))).text()
    expect(csv).not.toMatch(/^"?[=+@-]/m)
  })
})

describe('a table from a file', () => {
  it('may be UTF-16 as Excel writes Unicode text, with tabs or semicolons', async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from('Name\tNo\nសុខ\t7', c => c.charCodeAt(0)).buffer),
    ])
    expect(await readTable(new Blob([utf16]))).toMatchObject({
      ok: true,
      rows: [
        ['Name', 'No'],
        ['សុខ', '7'],
      ],
    })
    expect(await readTable(text('a;b\nc;d'))).toMatchObject({
      ok: true,
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    })
  })

  it.each([
    ['fileOldExcel', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])])],
    ['fileUnreadable', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])])],
    ['fileUnreadable', new Blob([new Uint8Array([0xc3, 0x28, 0xff, 0x01])])],
    ['fileEmpty', text(' \n,,\n')],
    ['fileTooLarge', text('a\n'.repeat(1200))],
    ['fileTooLarge', new Blob([new Uint8Array(2_000_001)])],
  ])('is refused as %s', async (reason, file) => {
    expect(await readTable(file)).toEqual({ ok: false, reason })
  })
})
