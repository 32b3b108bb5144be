import { designColours, LIMITS, type Command, type DesignDocument } from '@kitwright/design'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

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

/** Sets or clears the dyer's code of a colour. Returns false and changes nothing if all codes are in use. */
export function setColourCode(
  editor: Access<DocumentState & Pick<DocumentVerbs, 'commit'>>,
  colour: string,
  typed: string,
): boolean {
  const state = editor.getState()
  const command = codeCommand(documentOf(state), colour, typed)
  if (command) state.commit(command)
  return command !== null
}
