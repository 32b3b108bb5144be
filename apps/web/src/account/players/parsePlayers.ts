import type { Player } from '@kitwright/contract'
import { parseSize } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'

export interface ParsedPlayers {
  readonly players: readonly Player[]
  readonly errors: readonly {
    readonly row: number
    readonly kind: 'name' | 'number' | 'size'
    readonly value: string
  }[]
}

const HIGHEST_NUMBER = 99
const LONGEST_NAME = 80

const cellsOf = (line: string): string[] => {
  const separator = ['\t', ';', ','].find(mark => line.includes(mark)) ?? '\t'
  return line.split(separator).map(cell =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

/** A heading row names its columns; anything with a digit is a player. */
const isHeading = (cells: readonly string[]): boolean =>
  /^(?:name|player|ឈ្មោះ|កីឡាករ)$/i.test(cells[0] ?? '') && !/[\d\u17e0-\u17e9]/.test(cells.join(''))

type Problem = ParsedPlayers['errors'][number]
type Read = { readonly player: Omit<Player, 'id'> } | { readonly problem: Omit<Problem, 'row'> }

function readShirt(text: string): number | null | undefined {
  if (text === '') return null
  const number = parseWholeNumber(text)
  return number === null || number > HIGHEST_NUMBER ? undefined : number
}

function readCells([name = '', number = '', size = '']: readonly string[]): Read {
  if (name === '') return { problem: { kind: 'name', value: name } }
  const shirt = readShirt(number)
  if (shirt === undefined) return { problem: { kind: 'number', value: number } }
  const wanted = size === '' ? 'M' : parseSize(size)
  if (!wanted) return { problem: { kind: 'size', value: size } }
  const rest = { printName: '', version: 'player', sleeve: null } as const
  return { player: { name: name.slice(0, LONGEST_NAME), number: shirt, size: wanted, ...rest } }
}

/** Players from pasted lines of `name, number, size`; each bad line is named with its reason and left out. */
export function parsePlayers(text: string): ParsedPlayers {
  const players: Player[] = []
  const errors: Problem[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(line)
    if (line.trim() === '' || (index === 0 && isHeading(cells))) continue
    const read = readCells(cells)
    if ('player' in read) players.push({ id: crypto.randomUUID(), ...read.player })
    else errors.push({ row: index + 1, ...read.problem })
  }
  return { players, errors }
}
