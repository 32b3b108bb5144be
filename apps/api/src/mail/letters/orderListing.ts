import { isProductType, type Size, sizeLabel, sizeOrder, sleevesOf } from '@kitwright/garment'
import { formatCount } from '@kitwright/measure'
import { type Language, loadTexts, type Texts } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { listOrderedLines, type OrderedLine, readFabricNames } from '../../orders/index.ts'

/** The ordered items, line by line. */
export interface OrderListing {
  readonly head: string
  readonly columns: Readonly<Record<'number' | 'name' | 'size' | 'quantity', string>>
  readonly groups: readonly OrderedGroup[]
}

/** Lines of one design in one kit and one fabric. */
export interface OrderedGroup {
  readonly title: string
  /** Whether any line is for a player. Otherwise only sizes and quantities are listed. */
  readonly hasPlayers: boolean
  readonly rows: readonly OrderedRow[]
  /** The number of pieces by size. Empty if one row says it. */
  readonly sum: readonly string[]
}

export interface OrderedRow {
  readonly number: string
  readonly name: string
  readonly size: string
  readonly quantity: string
  /** Further details: a role, sleeves, fields that are not printed. */
  readonly notes: readonly string[]
  /** The whole row in one line. */
  readonly text: string
}

type Words = Pick<Texts, 'order' | 'common' | 'club' | 'press'>

/** Pieces of some lines, under a heading of their own. */
interface ListedPart {
  readonly head: string
  readonly lines: readonly { readonly lineId: string; readonly qty: number }[]
}

/** Returns every line of the order, however many there are, or the pieces of a part of it. */
export async function orderedOf(
  trx: Transaction,
  orderId: string,
  language: Language,
  part?: ListedPart,
): Promise<OrderListing> {
  const [order, common, club, press] = await Promise.all([
    loadTexts(language, 'order'),
    loadTexts(language, 'common'),
    loadTexts(language, 'club'),
    loadTexts(language, 'press'),
  ])
  const all = await listOrderedLines(trx, orderId)
  const lines = part ? piecesOf(all, part) : all
  const fabrics = await readFabricNames(trx, language)
  const { number, name, size, quantity } = common
  return {
    head: part?.head ?? order.lines,
    columns: { number, name, size, quantity },
    groups: groupsOf(lines, { words: { order, common, club, press }, fabrics }),
  }
}

const piecesOf = (all: readonly OrderedLine[], { lines }: ListedPart): OrderedLine[] =>
  all.flatMap(line => lines.filter(({ lineId }) => lineId === line.id).map(({ qty }) => ({ ...line, qty })))

/** Names stored before line breaks were refused must stay in their row. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const fill = (text: string, gap: string, value: string): string => text.replace(`{{${gap}}}`, () => value)

interface OrderListingTexts {
  readonly words: Words
  readonly fabrics: Readonly<Record<string, string>>
}

function groupsOf(lines: readonly OrderedLine[], { words, fabrics }: OrderListingTexts): OrderedGroup[] {
  const groups = Map.groupBy(lines, line => `${line.design_id} ${line.revision} ${line.fabric} ${line.worn}`)
  const withKits = new Set(lines.filter(({ worn }) => worn !== null).map(({ design_id }) => design_id))
  return [...groups.values()].map(group => {
    const { design_id, design_name, product_type, fabric, worn } = group[0]!
    const type = isProductType(product_type) ? words.common[`type_${product_type}`] : product_type
    const kit = withKits.has(design_id) ? [words.club[(worn ?? 'home') as 'home']] : []
    const usual = usualSleeve(group)
    const sleeves = usual ? [words.press[`sleeve_${usual}`]] : []
    const hasPlayers = group.some(line => nameOf(line) !== '' || line.number !== null)
    return {
      title: [oneLine(design_name), type, fabrics[fabric] ?? fabric, ...kit, ...sleeves].join(' · '),
      hasPlayers,
      rows: group.map(line => rowOf(line, { words, hasPlayers, usual })),
      sum: group.length > 1 ? [sumOf(group, words)] : [],
    }
  })
}

type Sleeve = OrderedLine['sleeve']

/** Returns the sleeve of most lines in the group. Lines with other sleeves name theirs. */
function usualSleeve(group: readonly OrderedLine[]): Sleeve | null {
  const { product_type: type } = group[0]!
  if (!isProductType(type) || sleevesOf(type).length < 2) return null
  return group.filter(({ sleeve }) => sleeve === 'long').length * 2 > group.length ? 'long' : 'short'
}

const nameOf = ({ print_name, player_name }: OrderedLine): string => oneLine(print_name) || oneLine(player_name)

interface Row {
  readonly words: Words
  readonly hasPlayers: boolean
  /** The sleeve length in the group's title. Null if the garment comes in one length. */
  readonly usual: Sleeve | null
}

function rowOf(line: OrderedLine, { words, hasPlayers, usual }: Row): OrderedRow {
  const { order, common } = words
  const name = nameOf(line) || order.no_name
  const number = line.number === null ? '' : String(line.number)
  const size = sizeLabel(line.size as Size)
  const quantity = formatCount(line.qty)
  const notes = notesOf(line, { words, usual })
  const text = [
    ...(hasPlayers ? [name] : []),
    ...(number === '' ? [] : [`${common.number} ${number}`]),
    fill(order.proof_size, 'size', size),
    ...notes,
    fill(order.proof_pieces, 'count', quantity),
  ].join(' · ')
  return { number, name, size, quantity, notes, text }
}

function notesOf(line: OrderedLine, { words, usual }: Omit<Row, 'hasPlayers'>): string[] {
  const { order, common, press } = words
  const player = oneLine(line.player_name)
  const notes: Record<string, boolean> = {
    [fill(order.proof_for_player, 'name', player)]: player !== '' && player !== nameOf(line),
    [common.goalkeeper]: line.version === 'goalkeeper' && line.worn !== 'goalkeeper',
    [press[`sleeve_${line.sleeve}`]]: usual !== null && line.sleeve !== usual,
    [order.not_printed_name]: line.unprinted.includes('name'),
    [order.not_printed_number]: line.unprinted.includes('number'),
  }
  return Object.keys(notes).filter(note => notes[note])
}

function sumOf(lines: readonly OrderedLine[], { order }: Words): string {
  const counts = new Map<Size, number>()
  for (const { size, qty } of lines) counts.set(size as Size, (counts.get(size as Size) ?? 0) + qty)
  const bySize = [...counts].toSorted(([a], [b]) => sizeOrder(a) - sizeOrder(b))
  const total = formatCount(lines.reduce((sum, { qty }) => sum + qty, 0))
  return `${order.proof_total}: ${total} (${bySize.map(([size, qty]) => `${sizeLabel(size)} × ${formatCount(qty)}`).join(', ')})`
}
