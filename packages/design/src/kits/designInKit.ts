import type { Command } from '../schema/command.ts'
import type { ClubColour, DesignDocument, Kit } from '../schema/document.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import type { KitRole } from '../schema/tones.ts'
import {
  resolveLayerColours,
  resolvePiping,
  resolveColour,
  resolveStyle,
  type ColourMap,
} from '../clubColours/resolveInks.ts'

export const kitOf = (document: DesignDocument, role: KitRole | null): Kit | undefined =>
  document.kits.find(kit => kit.role === role)

const coloursIn = ({ clubColours }: DesignDocument, kit: Kit): ClubColour[] =>
  clubColours.map(own => ({ ...own, colour: kit.colours[own.tone] ?? own.colour }))

/** Returns the map from club colours to those of another kit. */
export function kitColourMap(club: readonly ClubColour[]): ColourMap {
  const byTone = new Map(club.map(({ tone, colour }) => [tone, colour]))
  return ({ colour, tone }) => {
    const own = tone ? byTone.get(tone) : undefined
    return own === undefined || own === colour ? null : { colour: own, tone: tone! }
  }
}

/** Caches layers and parts in a kit's colours, so that an unrelated change keeps their object identity. */
const worn = new WeakMap<object, { readonly key: string; readonly as: object }>()

function once<T extends object>(of: T, key: string, make: (of: T) => T): T {
  const before = worn.get(of)
  if (before?.key === key) return before.as as T
  const as = make(of)
  worn.set(of, { key, as })
  return as
}

function dressed(document: DesignDocument, kit: Kit): DesignDocument {
  const clubColours = coloursIn(document, kit)
  const change = kitColourMap(clubColours)
  const key = clubColours.map(({ colour }) => colour).join()
  const parts = Object.entries({ ...document.parts, ...kit.parts })
  return {
    ...document,
    clubColours,
    fabric: resolveColour(document.fabric, change),
    parts: Object.fromEntries(parts.map(([part, style]) => [part, once(style, key, s => resolveStyle(s, change))])),
    ...(document.piping && { piping: once(document.piping, key, p => [...resolvePiping(p, change)]) }),
    layers: document.layers.map(layer => once(layer, key, l => resolveLayerColours(l, change))),
  }
}

const kept = new WeakMap<DesignDocument, Map<KitRole, DesignDocument>>()

/** Returns the design as one of its kits shows it; the design itself if it has no such kit. */
export function designInKit(document: DesignDocument, role: KitRole | null): DesignDocument {
  const kit = kitOf(document, role)
  if (!kit || role === null) return document
  const ofDocument = kept.get(document) ?? new Map<KitRole, DesignDocument>()
  kept.set(document, ofDocument)
  const seen = ofDocument.get(role) ?? dressed(document, kit)
  ofDocument.set(role, seen)
  return seen
}

/** Separates a part in a kit, starting from its current appearance there, or joins it to the others again. */
export function separatePartCommand(
  document: DesignDocument,
  role: KitRole,
  part: string,
  isApart: boolean,
): Command | null {
  const kit = kitOf(document, role)
  if (!kit) return null
  const style = partStyleOf(designInKit(document, role), part)
  return { kind: 'setPart', part, kit: role, style: isApart ? style : null }
}

/** Returns the kit that is meant: the named one, else the goalkeepers' own for goalkeepers. */
const kitMeant = (version: 'player' | 'goalkeeper', kit: KitRole | null): KitRole | null =>
  kit ?? (version === 'goalkeeper' ? 'goalkeeper' : null)

/**
 * Returns the design as a player wears it: the named kit; otherwise the goalkeeper kit for goalkeepers if the design
 * has one, else home.
 */
export const designForVersion = (
  document: DesignDocument,
  version: 'player' | 'goalkeeper',
  kit: KitRole | null = null,
): DesignDocument => designInKit(document, kitMeant(version, kit))
