import { contrast, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import type { DesignDocument, Kit, PartStyle } from '../schema/document.ts'
import { patternsOn, withPatterns } from '../paint/patterns.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import { TONES, type KitRole, type Tone } from '../schema/tones.ts'
import { leastDistance } from './clash.ts'
import { designInKit, kitOf } from './designInKit.ts'
import {
  bodyColour,
  bodyOf,
  comparedWith,
  haveOneHue,
  largePartsOf,
  needsOwnHue,
  rulesOf,
  type KitRule,
} from './kitRules.ts'

const rgba = (colour: string): Rgba => parseHex(colour)!
const DARK = rgba('#0f172a')
const WHITE = rgba('#ffffff')

/** Typical colours of such kits, the best first. If all are taken, any of `ANY` will do. */
const KNOWN: Readonly<Record<KitRole, readonly string[]>> = {
  away: ['#f8fafc', '#0f172a', '#0ea5e9'],
  third: ['#0f172a', '#fde047', '#0d9488', '#fb923c'],
  goalkeeper: ['#22c55e', '#facc15', '#f97316', '#a855f7', '#38bdf8', '#f472b6', '#84cc16'],
  referee: ['#111827', '#fde047', '#22d3ee', '#ec4899'],
  training: ['#475569', '#1e293b', '#94a3b8'],
}
const ANY = [
  ...new Set(Object.values(KNOWN).flat()),
  '#7f1d1d',
  '#1d4ed8',
  '#bae6fd',
  '#14532d',
  '#dc2626',
  '#7e22ce',
  '#a3e635',
  '#fdba74',
  '#9ca3af',
  '#78350f',
  '#4c1d95',
  '#0c4a6e',
  '#f5d0fe',
  '#be123c',
  '#fef9c3',
  '#4d7c0f',
]

type Colours = Kit['colours']

/** A kit proposal: the kits it is compared with, and its own parts. */
interface Proposal {
  readonly home: DesignDocument
  readonly role: KitRole
  readonly parts: Kit['parts']
  readonly rules: readonly KitRule[]
  /** The tone that covers most of the body: a kit is known by that colour. */
  readonly lead: Tone
  readonly others: readonly DesignDocument[]
}

interface KitCandidate {
  /** Colours with which it began. */
  readonly set: Colours
  readonly colours: Colours
  readonly kit: Kit
  /** The broken rules, each with the degree of violation. */
  readonly missed: readonly { readonly rule: KitRule; readonly by: number }[]
  /** True if another kit's body has this kit's hue. */
  readonly hasTakenHue: boolean
  /** Distance from the most similar kit. */
  readonly far: number
}

const kitIn = ({ role, parts, home }: Proposal, colours: Colours): Kit => ({
  role,
  colours: Object.fromEntries(
    TONES.flatMap(tone => {
      const own = home.clubColours.find(each => each.tone === tone)
      return own && colours[tone] && colours[tone] !== own.colour ? [[tone, colours[tone]]] : []
    }),
  ),
  parts,
})

const wornAs = ({ home, role }: Proposal, kit: Kit): DesignDocument => designInKit({ ...home, kits: [kit] }, role)

/** Each broken rule counts first, then the degree of violation. */
const penalty = (rules: readonly KitRule[], worn: DesignDocument): number =>
  rules.reduce((sum, { miss }) => {
    const by = miss(worn)
    return by > 0 ? sum + 1 + by : sum
  }, 0)

/** Returns candidates for a tone: the club's own colour, shades of the lead that are visible on it, and any other. */
function candidatesFor(proposal: Proposal, tone: Tone, made: Colours): string[] {
  const own = proposal.home.clubColours.find(each => each.tone === tone)!.colour
  const lead = rgba(made[proposal.lead]!)
  const shades = [0.2, 0.4, 0.6, 0.8].flatMap(share => [mixColours(DARK, lead, share), mixColours(WHITE, lead, share)])
  const seen = [...shades, DARK, WHITE].toSorted((a, b) => contrast(b, lead) - contrast(a, lead))
  const club = proposal.home.clubColours.map(({ colour }) => colour)
  return [...new Set([own, ...seen.map(toHex), ...club, ...KNOWN[proposal.role], ...ANY])]
}

interface Candidate {
  readonly colour: string
  readonly broken: number
}

/** Returns the colour for a tone that breaks the rules least; the first of equals. */
function bestFor(proposal: Proposal, tone: Tone, made: Colours, rules: readonly KitRule[]): string {
  let best: Candidate | undefined
  for (const colour of candidatesFor(proposal, tone, made)) {
    const broken = penalty(rules, wornAs(proposal, kitIn(proposal, { ...made, [tone]: colour })))
    if (!best || broken < best.broken) best = { colour, broken }
    if (broken === 0) break
  }
  return best!.colour
}

/** Completes the given colours so that no rule that can be checked yet is broken. */
function complete(proposal: Proposal, set: Colours): Colours {
  const { home, rules } = proposal
  const made: Partial<Record<Tone, string>> = { ...set }
  const large = new Set(rules.flatMap(({ part, tones }) => (part ? [...tones] : [])))
  const rest = home.clubColours.map(({ tone }) => tone).filter(tone => made[tone] === undefined)
  // Tones that must differ come first, then letters: these are light or dark on purpose.
  const order = rest.toSorted(
    (a, b) => Number(large.has(b)) - Number(large.has(a)) || TONES.indexOf(b) - TONES.indexOf(a),
  )
  for (const tone of order) {
    const isSet = (each: Tone): boolean => each === tone || made[each] !== undefined
    const asked = rules.filter(({ tones }) => tones.has(tone) && [...tones].every(isSet))
    made[tone] = bestFor(proposal, tone, made, asked)
  }
  return made
}

/**
 * True if the hue is taken: a goalkeeper in violet beside a team in purple differs on paper only. Third kits are
 * ignored because they are seldom worn.
 */
const isHueTaken = ({ role, home }: Proposal, colour: Rgba): boolean =>
  needsOwnHue(role) && [null, 'away' as const].some(other => haveOneHue(bodyColour(designInKit(home, other)), colour))

function rate(proposal: Proposal, set: Colours, colours: Colours): KitCandidate {
  const kit = kitIn(proposal, colours)
  const worn = wornAs(proposal, kit)
  const missed = proposal.rules.map(rule => ({ rule, by: rule.miss(worn) })).filter(({ by }) => by > 0)
  const far = Math.min(...proposal.others.map(other => leastDistance(other, worn)))
  return { set, colours, kit, missed, hasTakenHue: isHueTaken(proposal, bodyColour(worn)), far }
}

const propose = (proposal: Proposal, set: Colours): KitCandidate => rate(proposal, set, complete(proposal, set))

/** Enough rounds for five colours. */
const ROUNDS = 3

/** Returns the kit with each colour in turn chosen again, now that all others are known. */
function improved(proposal: Proposal, before: KitCandidate): KitCandidate {
  let colours = before.colours
  for (let round = 0; round < ROUNDS; round++) {
    for (const { tone } of proposal.home.clubColours) {
      if (before.set[tone] !== undefined) continue
      colours = { ...colours, [tone]: bestFor(proposal, tone, colours, proposal.rules) }
    }
    const next = rate(proposal, before.set, colours)
    if (next.missed.length === 0) return next
  }
  return rate(proposal, before.set, colours)
}

/**
 * Returns the kit with pairs of colours chosen again together, where single changes no longer help. Up to a second for
 * five colours; about one club in a hundred needs it.
 */
function improvedByPairs(proposal: Proposal, before: KitCandidate): KitCandidate {
  const tones = proposal.home.clubColours.map(({ tone }) => tone)
  const named = new Set(before.missed.flatMap(({ rule }) => [...rule.tones]))
  const pairs = tones
    .filter(tone => named.has(tone))
    .flatMap(one => tones.filter(tone => tone !== one).map(other => [one, other] as const))
  let best = { colours: before.colours, broken: cost(before) }
  for (const [one, other] of pairs)
    for (const colour of candidatesFor(proposal, one, before.colours)) {
      const made = { ...before.colours, [one]: colour }
      const colours = { ...made, [other]: bestFor(proposal, other, made, proposal.rules) }
      const broken = penalty(proposal.rules, wornAs(proposal, kitIn(proposal, colours)))
      if (broken < best.broken) best = { colours, broken }
      if (broken === 0) return rate(proposal, before.set, colours)
    }
  return rate(proposal, before.set, best.colours)
}

/** The number of rule-breaking proposals, best first, that are improved. */
const IMPROVED = 6

/** Distance from every other kit at which the search stops. */
const FAR = 0.24

const cost = ({ missed }: KitCandidate): number => missed.reduce((sum, { by }) => sum + 1 + by, 0)
const better = (a: KitCandidate, b: KitCandidate): number =>
  cost(a) - cost(b) || Number(a.hasTakenHue) - Number(b.hasTakenHue) || b.far - a.far

/**
 * Returns the first kit that breaks no rule and is far from the others; else the farthest that breaks none; else the
 * one that breaks least.
 */
function search(proposal: Proposal): KitCandidate {
  const { home, role, lead } = proposal
  const toneOf = (tone: Tone): string => home.clubColours.find(own => own.tone === tone)!.colour
  // Away and third kits first try the club's own colours in other places.
  const swapped = role === 'away' || role === 'third' ? home.clubColours.filter(({ tone }) => tone !== lead) : []
  const first: Colours[] = [
    ...swapped.map(({ tone, colour }) => ({ [lead]: colour, [tone]: toneOf(lead) })),
    ...KNOWN[role].map(colour => ({ [lead]: colour })),
  ]
  const rated: KitCandidate[] = []
  for (const colours of first) {
    const next = propose(proposal, colours)
    if (next.missed.length === 0 && !next.hasTakenHue && next.far >= FAR) return next
    rated.push(next)
  }
  const [kept] = rated.filter(({ missed }) => missed.length === 0).toSorted(better)
  if (kept && !kept.hasTakenHue) return kept
  const all = [...rated, ...ANY.map(colour => propose(proposal, { [lead]: colour }))].toSorted(better)
  if (all[0]!.missed.length === 0) return all[0]!
  return all
    .slice(0, IMPROVED)
    .map(each => improved(proposal, each))
    .toSorted(better)[0]!
}

const tonesOfFill = ({ fill }: PartStyle): readonly Tone[] =>
  (fill.kind === 'solid' ? [fill] : fill.stops).flatMap(({ tone }) => tone ?? [])

function leadOf(home: DesignDocument): Tone {
  const [tone] = bodyOf(home).flatMap(part => tonesOfFill(partStyleOf(home, part)))
  return tone ?? home.clubColours[0]!.tone
}

function proposalOf(home: DesignDocument, role: KitRole, parts: Kit['parts']): Proposal {
  const dressed = { ...home, parts: { ...home.parts, ...parts } }
  return {
    home,
    role,
    parts,
    rules: rulesOf(home, dressed, role),
    lead: leadOf(dressed),
    others: comparedWith(home, role).map(other => designInKit(home, other)),
  }
}

/**
 * Returns the part in a club colour, with its patterns in shades of that; in their own colours they would look as in
 * every kit.
 */
function inClubColour(style: PartStyle, tone: Tone, colour: string): PartStyle {
  const patterns = patternsOn(style).map(use => ({ ...use, blend: 'tone' as const }))
  return { ...withPatterns(style, patterns), fill: { kind: 'solid', tone, colour } }
}

/** Returns separate parts for the large ones that follow no club colour and so break a rule. */
function freed({ home, lead, parts }: Proposal, { missed }: KitCandidate): Kit['parts'] {
  const large = largePartsOf(home)
  const named = missed.flatMap(({ rule }) => rule.part ?? [])
  const isWhole = missed.some(({ rule }) => rule.part === undefined)
  const { colour } = home.clubColours.find(own => own.tone === lead)!
  const stuck = (isWhole ? large : named)
    .map(part => [part, parts[part] ?? partStyleOf(home, part)] as const)
    .filter(([, style]) => tonesOfFill(style).length === 0)
  return { ...parts, ...Object.fromEntries(stuck.map(([part, style]) => [part, inClubColour(style, lead, colour)])) }
}

/**
 * Proposes a kit for the role: for away and third the club's own colours in other places, else the role's typical
 * colours, if they obey the rules of `kitRules`. A large part that follows no club colour gets one in this kit if a
 * rule requires it. Needs club colours.
 */
export function suggestKit(home: DesignDocument, role: KitRole): Kit {
  const proposal = proposalOf(home, role, kitOf(home, role)?.parts ?? {})
  const found = search(proposal)
  if (found.missed.length === 0) return found.kit
  const parted = proposalOf(home, role, freed(proposal, found))
  const apart = search(parted)
  if (apart.missed.length === 0) return apart.kit
  return [found, apart, improvedByPairs(parted, apart)].toSorted(better)[0]!.kit
}
