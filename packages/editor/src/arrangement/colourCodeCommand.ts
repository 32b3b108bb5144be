import { type Command, type DesignDocument, designColours, LIMITS } from '@kitwright/design'

/**
 * Command that sets or clears the dyer's code of a colour. At the limit it replaces the code of a colour the design no longer uses. Null
 * if all codes are in use.
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
