import type { ClubColour, DesignDocument, Kit } from '../schema/document.ts'
import { resolveDocument, resolveParts, type ColourMap } from './resolveInks.ts'

/** Returns the map to the new club colours. A use of a removed tone keeps its colour and becomes free. */
function followed(club: readonly ClubColour[]): ColourMap {
  const byTone = new Map(club.map(({ tone, colour }) => [tone, colour]))
  return ({ colour, tone }) => {
    if (!tone) return null
    const now = byTone.get(tone)
    return now === undefined ? { colour } : now === colour ? null : { colour: now, tone }
  }
}

/**
 * Removes tones that the club no longer has from a kit. The kit's own parts keep the former colour as a fixed value.
 */
export function restrictKit(kit: Kit, club: readonly ClubColour[]): Kit {
  const isThere = (tone: string): boolean => club.some(own => own.tone === tone)
  return {
    ...kit,
    colours: Object.fromEntries(Object.entries(kit.colours).filter(([tone]) => isThere(tone))),
    parts: resolveParts(kit.parts, of =>
      of.tone && !isThere(of.tone) ? { colour: kit.colours[of.tone] ?? of.colour } : null,
    ),
  }
}

/** Replaces the design's club colours; every use follows. */
export const withNewClubColours = (document: DesignDocument, club: readonly ClubColour[]): DesignDocument => ({
  ...resolveDocument(document, followed(club)),
  clubColours: [...club],
  kits: document.kits.map(kit => restrictKit(kit, club)),
})
