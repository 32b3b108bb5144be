import { restrictKit, withNewClubColours } from '../clubColours/setClubColours.ts'
import { refuse } from '../schema/command.ts'
import type { ClubColour, DesignDocument, Kit } from '../schema/document.ts'
import { KIT_ROLES, TONES } from '../schema/tones.ts'
import { missingPart } from './targets.ts'
import type { Rules } from './ruleTypes.ts'

/** The list with an item at `at`, or else before the first item that comes later in `order`. */
function insertInOrder<T, K>(items: readonly T[], item: T, { at, order, keyOf }: InsertOrder<T, K>): T[] {
  const rank = order.indexOf(keyOf(item))
  const next = items.findIndex(other => order.indexOf(keyOf(other)) > rank)
  return items.toSpliced(at ?? (next < 0 ? items.length : next), 0, item)
}
interface InsertOrder<T, K> {
  readonly at: number | undefined
  readonly order: readonly K[]
  readonly keyOf: (item: T) => K
}

const toneOf = ({ tone }: ClubColour): ClubColour['tone'] => tone
const roleOf = ({ role }: Kit): Kit['role'] => role

/** The document with a kit of the role replaced, added or removed. */
function withKit(document: DesignDocument, role: Kit['role'], kit: Kit | null, at?: number): DesignDocument {
  const own = document.kits.findIndex(each => each.role === role)
  if (!kit) return { ...document, kits: document.kits.filter(each => each.role !== role) }
  if (own >= 0 && (at === undefined || at === own)) return { ...document, kits: document.kits.with(own, kit) }
  const others = document.kits.filter(each => each.role !== role)
  return { ...document, kits: insertInOrder(others, kit, { at, order: KIT_ROLES, keyOf: roleOf }) }
}

export const CLUB_RULES: Rules<'setClubColour' | 'setKit' | 'setKitColour'> = {
  setClubColour: (document, { kind, clubColour, at }) => {
    const own = document.clubColours.findIndex(({ tone }) => tone === clubColour.tone)
    const clubColours =
      own < 0
        ? insertInOrder(document.clubColours, clubColour, { at, order: TONES, keyOf: toneOf })
        : document.clubColours.with(own, clubColour)
    return {
      document: withNewClubColours(document, clubColours),
      inverse:
        own < 0
          ? { kind: 'removeClubColour', tone: clubColour.tone }
          : { kind, clubColour: document.clubColours[own]! },
    }
  },
  setKit: (document, { kind, role, kit: requested, at }) => {
    const missing = requested && Object.keys(requested.parts).flatMap(part => missingPart(document, part) ?? [])[0]
    if (missing) return refuse(document, missing)
    const own = document.kits.findIndex(each => each.role === role)
    const kit = requested && restrictKit({ ...requested, role }, document.clubColours)
    return {
      document: withKit(document, role, kit, at),
      inverse: { kind, role, kit: document.kits[own] ?? null, ...(own >= 0 && { at: own }) },
    }
  },
  setKitColour: (document, { kind, role, tone, colour }) => {
    const kit = document.kits.find(each => each.role === role)
    if (!kit) return refuse(document, 'kitGone')
    if (!document.clubColours.some(own => own.tone === tone)) return refuse(document, 'clubColourGone')
    const { [tone]: before, ...others } = kit.colours
    return {
      document: withKit(document, role, { ...kit, colours: colour === null ? others : { ...others, [tone]: colour } }),
      inverse: { kind, role, tone, colour: before ?? null },
    }
  },
}
