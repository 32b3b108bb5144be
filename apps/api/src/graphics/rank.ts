import type { QueryWord } from './synonyms.ts'

/** A drawing as the search sees it. */
export interface Candidate {
  readonly name: string
  /** The words of its name between spaces, then those of its other names and category. */
  readonly words: string
  /** How people call it, where that is not its name written out. */
  readonly title?: string
}

const OWN = 60
const OWN_START = 30
const OTHER = 20
/** Each further word that would also do counts a little less than the one before it. */
const LATER = 4
/** Variants that say the opposite or are mere outlines stand behind the plain ones; solid ones print best. */
const VARIANTS: readonly (readonly [pattern: RegExp, points: number])[] = [
  [/-(off|minus|plus|x|cancel|remove|alert|question|check|search|cog|edit|lock|outline)\b/, -14],
  [/-(filled|fill)$/, 5],
]

function pointsOf({ name, words }: Candidate, { said, terms }: QueryWord): number {
  const own = ` ${name.replaceAll('-', ' ')} `
  const whole = terms.map((term, at) => {
    const points = own.includes(` ${term} `) ? OWN : words.includes(` ${term} `) ? OTHER : 0
    return Math.max(0, points - Math.min(at, 4) * LATER)
  })
  const isStart = said !== null && said.length >= 3 && own.includes(` ${said}`)
  return Math.max(isStart ? OWN_START : 0, ...whole)
}

/** How well a drawing answers a query; 0 when one of its words finds nothing. */
export function rank(candidate: Candidate, query: readonly QueryWord[]): number {
  let total = 0
  for (const wanted of query) {
    const points = pointsOf(candidate, wanted)
    if (points === 0) return 0
    total += points
  }
  const { name } = candidate
  // The fewer words beside those asked for, the nearer.
  const extra = name.replace(/-(filled|fill)$/, '').split('-').length - query.length
  const variant = VARIANTS.reduce((sum, [pattern, points]) => sum + (pattern.test(name) ? points : 0), 0)
  return Math.max(1, total - 3 * Math.max(0, extra) + variant)
}
