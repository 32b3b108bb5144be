const HEX = /#[0-9a-f]{6}\b/g

/** The parts of a kit that are most visible. */
const LARGE = ['base', 'sleeves', 'shorts', 'sidePanel', 'shoulderPanel']

/** Returns the colours of a design's cloth and patterns, largest parts first; empty for anything else. */
export function mainColours(document: unknown): string[] {
  const { parts } = (document ?? {}) as { readonly parts?: Readonly<Record<string, unknown>> }
  return [...new Set(LARGE.flatMap(part => JSON.stringify(parts?.[part] ?? null).match(HEX) ?? []))]
}

export const replaceColours = (json: string, to: (colour: string) => string): string => json.replaceAll(HEX, to)
