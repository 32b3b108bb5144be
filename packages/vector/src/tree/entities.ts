const ENTITY = /<!ENTITY\s+([\w:.-]{1,100})\s+(?:"([^"]*)"|'([^']*)')\s*>/g
const MAX_ENTITIES = 200
const LONGEST_ENTITY = 10_000

/**
 * Reads the entities that a file declares itself, which drawing programs use for namespace names. Only plain text is
 * expanded, to a limited size. External entities are ignored, and a file that needs one is incomplete.
 */
export function readEntities(doctype: string): Record<string, string> {
  const found: Record<string, string> = {}
  let count = 0
  for (const [, name = '', double, single] of doctype.matchAll(ENTITY)) {
    count += 1
    const text = (double ?? single ?? '').replace(/&([\w:.-]+);/g, (whole, other: string) => found[other] ?? whole)
    if (count > MAX_ENTITIES || text.length > LONGEST_ENTITY || /[<%]/.test(text)) continue
    found[name] ??= text.replace(/&#x([\da-f]{1,6});|&#(\d{1,7});/gi, (_, hex?: string, decimal?: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
  }
  return found
}

const characterOf = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')
