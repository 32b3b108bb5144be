import { clean } from './clean.ts'
import { sizeIn, versionOf } from './vocabulary.ts'

export type Field = 'name' | 'number' | 'size' | 'version' | 'printName' | 'sleeve'
/**
 * `counter` numbers the rows; `weakNumber` says “No.”, which may be that or the shirt; `namePart` is one of several; `keeper` and
 * `size L` are ticked.
 */
export type Column =
  | Field
  | 'counter'
  | 'weakNumber'
  | 'namePart'
  | 'childSize'
  | 'quantity'
  | 'keeper'
  | `size ${string}`

const MOST_WORDS = 8
const COUNTERS = new Set(['s/n', 'sn', 'ល.រ', 'លរ', 'ល.រ.', 'sr no', 'sr', 'seq', 'index', 'stt', 'លេខរៀង'])
const WEAK = new Set(['no', '#', 'nr', 'n°', 'nº', '№', 'n'])
const LABELS: Readonly<Record<string, Column>> = {
  print: 'printName',
  printed: 'printName',
  nickname: 'printName',
  jersey: 'number',
  shirt: 'number',
}
const OTHER =
  /(?<!\p{L})(?:phone|telephone|tel|mobile|id|passport|sex|gender|nationality|citizenship|allerg(?:y|ies)|birth|dob|birthday|age|e-?mail|address|shorts?|socks?|shoes?|boots|pants|height|weight|licen[cs]e|timestamp|club|school|town|city|parent|mother|father|coach|price|registration|year|grade|class|youth|amount|paid)(?!\p{L})|(?<!\p{L})(?:students?|pupils?|members?|house|room|roll|seat|bank|account) (?:no|nr|numbers?|code)(?!\p{L})|ទូរស័ព្ទ|កំណើត|អាយុ|អត្តសញ្ញាណ|ខោ|ស្រោមជើង|ស្បែកជើង|អាសយដ្ឋាន|សម្គាល់|គណនី|កូដ/u
const QUANTITY = /^(?:qty|quantity|pcs|pieces|ចំនួន|ចំនួនអាវ)$/u
const SLEEVE = /(?<![\p{L}\p{M}])(?:sleeves?|ដៃ|ដៃអាវ)(?![\p{L}\p{M}])/u
const NAMES = /(?<![\p{L}\p{M}])(?:names?)(?![\p{L}\p{M}])/u
const PRINTED_ON = /(?<![\p{L}\p{M}])(?:shirt|jersey|back|print|printed|printing|kit)(?![\p{L}\p{M}])/u
const KHMER_PRINTED = /^ឈ្មោះ ?(?:លើអាវ|លើខ្នង|បោះពុម្ព|ហៅក្រៅ)/u
const CHILDREN = /(?<!\p{L})(?:youth|kids?|child|children|childrens|junior|boys?|girls?)(?!\p{L})|ក្មេង|កុមារ/u
const SIZE =
  /(?<![\p{L}\p{M}])(?:sizes?|sz|taille|talla|taglia|tamanho|maat|gr(?:ö|oe?)(?:ss|ß)e|cỡ|(?:យក)?(?:ទំហំ|សាយ)(?:អាវ)?)(?![\p{L}\p{M}])/u
const ROLE = /(?<![\p{L}\p{M}])(?:version|type|role|position|pos|poste|posici[oó]n|តួនាទី|ប្រភេទ)(?![\p{L}\p{M}])/u
const NUMBER =
  /(?<![\p{L}\p{M}])(?:numbers?|num|n[uú]m[eé]ro|dorsal|(?:r(?:ü|ue?)cken|trikot)?nummer|số áo)(?![\p{L}\p{M}])/u
const KHMER_NUMBER = /^(?:ពាក់|យក|អាវ){0,2}លេខ/u
const WORN = /(?<![\p{L}\p{M}])(?:shirt|jersey|kit|squad|player|back|maillot)(?![\p{L}\p{M}])/u
const SHORT_NUMBER = /(?<!\p{L})(?:no|nr|#|n°)(?!\p{L})/u
const NAME_PART =
  /(?<![\p{L}\p{M}])(?:first|given|last|family|surname|pr[eé]nom|nachname|vorname|apellidos?|cognome|នាមខ្លួន|នាម|គោត្តនាម|នាមត្រកូល)(?![\p{L}\p{M}])/u
const JOINED = /[-&]|និង/u
const NAME =
  /(?<![\p{L}\p{M}])(?:names?|players?|fullname|nom|nombre|pupils?|students?|athletes?|members?|participants?|họ tên|họ và tên|សិស្ស|កីឡាករ)(?![\p{L}\p{M}])/u
const KHMER_NAME = /^(?:ឈ្មោះ|គោត្តនាម)/u

const RULES: readonly (readonly [Column, (part: string) => boolean])[] = [
  ['quantity', part => QUANTITY.test(part)],
  ['sleeve', part => SLEEVE.test(part)],
  ['printName', part => (NAMES.test(part) && PRINTED_ON.test(part)) || KHMER_PRINTED.test(part)],
  ['size', part => SIZE.test(part)],
  ['version', part => ROLE.test(part)],
  ['number', part => NUMBER.test(part) || KHMER_NUMBER.test(part) || (WORN.test(part) && SHORT_NUMBER.test(part))],
  ['namePart', part => NAME_PART.test(part) && !JOINED.test(part)],
  ['name', part => NAME.test(part) || KHMER_NAME.test(part)],
]

function partOf(part: string): Column | undefined {
  if (part === '' || part.split(' ').length > MOST_WORDS) return undefined
  if (COUNTERS.has(part)) return 'counter'
  if (WEAK.has(part.replace(/\.$/, ''))) return 'weakNumber'
  if (Object.hasOwn(LABELS, part)) return LABELS[part]
  if (CHILDREN.test(part) && SIZE.test(part)) return 'childSize'
  if (OTHER.test(part)) return undefined
  return RULES.find(([, isMeant]) => isMeant(part))?.[0]
}

/** Whether a heading is of something that is not printed on a shirt: an age, a telephone number. */
export const isOtherHeading = (heading: string): boolean => OTHER.test(heading.toLowerCase()) || heading.trim() === ''

/** Returns the kind of column that a heading names. A heading may be in two languages at once: `លេខអាវ / Shirt No.` */
export function columnOf(heading: string): Column | undefined {
  const plain = clean(heading)
    .toLowerCase()
    .replace(/(?<![?*:៖])[?*:៖]+$/, '')
    .trim()
  if (plain.length > 80 || /[:៖=]/.test(plain)) return undefined
  const whole = partOf(plain)
  if (whole === 'counter' || !/[/()|]/.test(plain)) return whole
  const parts = plain.split(/[/()|]/).map(part => partOf(part.trim()))
  if (parts.includes('counter')) return 'counter'
  return parts.find(part => part && part !== 'weakNumber') ?? whole ?? parts.find(Boolean)
}

const isNameLike = (column: Column | undefined): boolean =>
  column === 'name' || column === 'namePart' || column === 'printName'

/** Chooses between columns of one kind. Each field is read from one column; names may span two. */
function settle(named: readonly (Column | undefined)[]): (Column | undefined)[] {
  const count = (column: Column): number => named.filter(each => each === column).length
  const isNumbered = count('number') > 0
  const areNamesApart = count('namePart') > 0 && (count('name') === 0 || count('namePart') === 1)
  const hasName = count('name') + count('namePart') > 0
  const seen = new Set<Column>()
  return named.map(column => {
    let meant = column
    if (meant === 'weakNumber' && isNumbered) meant = 'counter'
    if (meant === 'printName' && !hasName) meant = 'name'
    if (meant === 'name' && areNamesApart) meant = 'namePart'
    else if (meant === 'namePart' && !areNamesApart) meant = undefined
    if (meant === undefined || meant === 'namePart') return meant
    if (seen.has(meant)) return undefined
    seen.add(meant)
    return meant
  })
}

/** Detects ticked columns: `GK?`, or a column for each size. */
function withTicks(columns: readonly (Column | undefined)[], cells: readonly string[]): (Column | undefined)[] {
  const sizes = cells.map((cell, i) => (columns[i] ? null : sizeIn(cell)))
  const areSizes = new Set(sizes.filter(Boolean)).size > 1 && !columns.includes('size')
  return columns.map((column, i) => {
    if (areSizes && sizes[i]) return `size ${sizes[i]}` as const
    const isKeeper = column === undefined && versionOf((cells[i] ?? '').replace(/[ ?]{1,9}$/, '')) === 'goalkeeper'
    return isKeeper ? 'keeper' : column
  })
}

const ALONE = /^(?:players?|(?:full |player )?names?|ឈ្មោះ|ឈ្មោះកីឡាករ)$/iu

/** Returns the columns that a heading row names; null if the row is no heading. */
export function headingOf(cells: readonly string[]): (Column | undefined)[] | null {
  const filled = cells.filter(Boolean)
  if (filled.length === 1) return ALONE.test(filled[0] ?? '') ? cells.map(cell => (cell ? 'name' : undefined)) : null
  if (filled.some(cell => /^\d+$/.test(cell))) return null
  const named = cells.map(columnOf)
  const kinds = new Set(named.filter(Boolean))
  const known = named.filter((column, i) => column ?? (sizeIn(cells[i] ?? '') || isOtherHeading(cells[i] ?? ''))).length
  if (kinds.size < 2 || (known * 3 < filled.length && kinds.size < 3)) return null
  return named.some(isNameLike) || kinds.size > 2 || (kinds.has('number') && kinds.has('size'))
    ? withTicks(settle(named), cells)
    : null
}
