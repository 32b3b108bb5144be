import type { Player } from '@kitwright/contract'
import { parseSize } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'

export interface ParsedPlayers {
  readonly players: readonly Player[]
  readonly errors: readonly { readonly row: number; readonly kind: 'name' | 'number' | 'size'; readonly value: string }[]
}

const HIGHEST_NUMBER = 99

const cellsOf = (line: string): string[] => {
  const separator = ['\t', ';', ','].find(mark => line.includes(mark)) ?? '\t'
  return line.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1').trim())
}

/** A heading row names its columns; anything with a digit is a player. */
const isHeading = (cells: readonly string[]): boolean =>
  /^(?:name|player|ឈ្មោះ|កីឡាករ)$/i.test(cells[0] ?? '') && !/[\d\u17e0-\u17e9]/.test(cells.join(''))

/** Players from pasted lines of `name, number, size`; each bad line is named with its reason and left out. */
export function parsePlayers(text: string, newId: () => string = () => crypto.randomUUID()): ParsedPlayers {
  const players: Player[] = []
  const errors: ParsedPlayers['errors'][number][] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const cells = cellsOf(line)
    if (index === 0 && isHeading(cells)) continue
    const [name = '', number = '', size = ''] = cells
    const shirt = number === '' ? null : parseWholeNumber(number)
    const wantedSize = size === '' ? 'M' : parseSize(size)
    const fail = (kind: 'name' | 'number' | 'size', value: string) => errors.push({ row: index + 1, kind, value })
    if (name === '') fail('name', name)
    else if (number !== '' && (shirt === null || shirt > HIGHEST_NUMBER)) fail('number', number)
    else if (!wantedSize) fail('size', size)
    else {
      const rest = { printName: '', version: 'player', sleeve: null } as const
      players.push({ id: newId(), name: name.slice(0, 80), number: shirt, size: wantedSize, ...rest })
    }
  }
  return { players, errors }
}
