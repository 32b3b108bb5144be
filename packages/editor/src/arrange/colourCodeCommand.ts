import { type Command, type DesignDocument, designColours, LIMITS } from '@kitwright/design'

/**
 * Names a colour for the dyer, or forgets its name. Where the design holds as many names as it may, one of a colour that
 * it no longer has makes room; null when all are in use.
 */
export function codeCommand(document: DesignDocument, colour: string, typed: string): Command | null {
  const code = typed.trim().slice(0, LIMITS.colourCodeCharacters).trim() || null
  const set: Command = { kind: 'setColourCode', colour, code }
  const coded = Object.keys(document.colourCodes)
  if (code === null || coded.includes(colour) || coded.length < LIMITS.colourCodes) return set
  const used = new Set(designColours(document))
  const unused = coded.find(other => !used.has(other))
  return unused ? { kind: 'batch', commands: [{ kind: 'setColourCode', colour: unused, code: null }, set] } : null
}
