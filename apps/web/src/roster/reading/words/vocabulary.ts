import { parseSize, runOf, type Size } from '@kitwright/garment'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const GOALKEEPERS = words(
  'goalkeeper goalkeepers keeper keepers goalie goalies gk gks gardien gardienne portero អ្នកចាំទី ចាំទី',
)
const FIELD = words(
  'player players field outfield pl df mf fw cb lb rb lwb rwb cm dm am cam cdm lm rm lw rw st cf defender defenders midfielder ' +
    'midfielders forward forwards attacker attackers striker strikers winger wingers sub def mid fwd att subs substitute substitutes reserve ' +
    'reserves bench starter starters attaquant attaquante défenseur milieu delantero centrocampista defensa កីឡាករ ខ្សែការពារ ខ្សែបម្រើ ខ្សែប្រយុទ្ធ បម្រុង',
)
const CAPTAINS = words('c (c) capt captain cap vc vicecaptain ប្រធានក្រុម ប្រធាន អនុប្រធាន អនុប្រធានក្រុម កាពីតែន កាពីទែន ©')
const STAFF = words(
  'coach coaches manager managers trainer trainers physio physiotherapist staff official officials doctor masseur kitman គ្រូ ' +
    'គ្រូបង្វឹក គ្រូពេទ្យ ជំនួយការ អ្នកចាត់ការ ប្រធានក្លឹប បុគ្គលិក',
)
/** Words before a staff role: `Head coach`. */
const OF_STAFF = words('head assistant asst team first second club fitness goalkeeping gk technical bench')
const SHORT = words('short ខ្លី ដៃខ្លី ss')
const LONG = words('long វែង ដៃវែង ls')
const NOTHING = words('- – — . n/a na none nil x គ្មាន')

const lower = (text: string): string => text.toLowerCase().replaceAll('.', '')
const folded = (text: string): string => lower(text).replace(/[ -]/g, '')

export const isCaptain = (text: string): boolean => CAPTAINS.has(lower(text)) || CAPTAINS.has(folded(text))
export function isStaff(text: string): boolean {
  const parts = lower(text).split(' ')
  return parts.some(part => STAFF.has(part)) && parts.every(part => STAFF.has(part) || OF_STAFF.has(part))
}
export const isNothing = (text: string): boolean => NOTHING.has(text.toLowerCase())

/** Returns the kit version of a role; undefined for a word that is no role. */
export function versionOf(text: string): 'goalkeeper' | 'player' | undefined {
  if (GOALKEEPERS.has(folded(text))) return 'goalkeeper'
  return FIELD.has(folded(text)) ? 'player' : undefined
}

export function sleeveIn(text: string): 'short' | 'long' | undefined {
  const sleeve = text
    .toLowerCase()
    .replace(/[ -]?sleeve[sd]?$/, '')
    .replace(/^(?:អាវ)?ដៃ(?:អាវ)? ?/, '')
  if (LONG.has(sleeve)) return 'long'
  return SHORT.has(sleeve) ? 'short' : undefined
}

const SIZE_NAMES: Readonly<Record<string, Size>> = {
  extrasmall: 'XS',
  xsmall: 'XS',
  small: 'S',
  តូច: 'S',
  medium: 'M',
  med: 'M',
  មធ្យម: 'M',
  large: 'L',
  ធំ: 'L',
  xlarge: 'XL',
  extralarge: 'XL',
  អេស: 'S',
  អឹម: 'M',
  អែម: 'M',
  អិល: 'L',
  អែល: 'L',
  អេល: 'L',
  អ៊ែល: 'L',
  អ៊ិចអែល: 'XL',
  អិចអែល: 'XL',
  doublexl: 'XXL',
  triplexl: 'XXXL',
  អ៊ិចអិល: 'XL',
  អិចអិល: 'XL',
  xxlarge: 'XXL',
  xxxlarge: 'XXXL',
}
/** Cyrillic letters that look like Latin ones and are typed in their place. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { м: 'M', х: 'X', с: 'S', ѕ: 'S' }

/** Sizes by letters. A bare figure is never a size: it may be a shirt number. */
const LETTERED = runOf('SOCCER_KIT')

/** Reads a size in any usual spelling: `L`, `x-large`, `មធ្យម`. */
export function sizeIn(text: string): Size | null {
  const plain = folded(text.normalize('NFKC').replace(/\.$/, '')).replace(
    /[мхсѕ]/g,
    letter => LOOK_ALIKES[letter] ?? letter,
  )
  return parseSize(plain.replace(/^([2-6]x)large$/, '$1l'), LETTERED) ?? SIZE_NAMES[plain] ?? null
}

/** Whether a word is meant as a size, though an invalid one: `9XL`, `XXXXXXXXL`. `2L` is ambiguous. */
export const isLikeSize = (word: string): boolean =>
  /^(?:\d?x{1,9}[sl]|x{1,9}[sml]|[2-6]l)$/i.test(word) || /^Y(?:XS|S|M|L|XL)$/.test(word) || isKhmerDegree(word)
/** Whether a word means very large or largest in Khmer, which names no definite size. */
const isKhmerDegree = (word: string): boolean => /^(?:ធំ|តូច)(?:ណាស់|បំផុត|ជាងគេ|មែនទែន)$/u.test(word)

/** Whether a word announces a children's size, whose letters differ from adults'. */
export const isChildren = (word: string): boolean =>
  /^(?:youth|kids?|junior|jr|child|children|boys?|girls?|ក្មេង|កុមារ)$/iu.test(word)

const TICKS = words('x ✓ ✔ ☑ v yes y true 1 បាទ ចាស មាន')
const CROSSES = words('no n false 0 ☐ ទេ')
/** Reads a yes or no cell. Returns null for other text. */
export function tickIn(cell: string): boolean | null {
  const plain = cell.toLowerCase()
  if (TICKS.has(plain)) return true
  return CROSSES.has(plain) || isNothing(cell) ? false : null
}
