import type { Player } from '@kitwright/contract'
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
  player('Chan, "the wall"', 1, { version: 'goalkeeper', size: 'XXXL' }),
  player('Ly', null),
]
const facts = (players: readonly Player[]) =>
  players.map(({ name, number, size, version }) => [name, number, size, version])
const HEADINGS = ['Name', 'Number', 'Size', 'Version'] as const
const rows = rowsOf(SQUAD, { player: 'Player', goalkeeper: 'Goalkeeper' })
const text = (words: string): Blob => new Blob([words])

describe('a squad as a file', () => {
  it.each([
    ['CSV', toCsv],
    ['Excel', toWorkbook],
  ])('comes back from %s as it went', async (_, write) => {
    const table = await readTable(await write(rows, HEADINGS))
    if (!table.ok) throw new Error(table.reason)
    const { players, errors } = readRoster(table.rows)
    expect(errors).toEqual([])
    expect(facts(players)).toEqual(facts(SQUAD))
  })

  it('runs nothing in a spreadsheet', async () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-2', '@a'].map(name => player(name, 5))
    const csv = await (await toCsv(rowsOf(names, { player: '', goalkeeper: '' }), HEADINGS)).text()
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
    expect(await readTable(new Blob([utf16]))).toEqual({
      ok: true,
      rows: [
        ['Name', 'No'],
        ['សុខ', '7'],
      ],
    })
    expect(await readTable(text('a;b\nc;d'))).toEqual({
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
    ['fileUnreadable', new Blob([new Uint8Array([0xc3, 0x28, 0xff])])],
    ['fileEmpty', text(' \n,,\n')],
    ['fileTooLarge', text('a\n'.repeat(1200))],
    ['fileTooLarge', new Blob([new Uint8Array(2_000_001)])],
  ])('is refused as %s', async (reason, file) => {
    expect(await readTable(file)).toEqual({ ok: false, reason })
  })
})
