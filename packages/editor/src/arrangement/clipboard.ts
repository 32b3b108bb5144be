import { LIMITS, readDesign, type DesignDocument, type Layer } from '@kitwright/design'
import { wholeGroups } from '../state/groups.ts'

const FORMAT = 'kitwright-layers'

/**
 * Copied layers as the system's clipboard keeps them: text that any other tab can read. They lie in a document of their own, so
 * that a tab of another version can bring them up to date, and one on another garment knows where they come from. Whole groups stay groups.
 */
export function serialiseLayers(document: DesignDocument, layers: readonly Layer[]): string {
  const whole = wholeGroups(
    document.layers,
    layers.map(({ id }) => id),
  )
  const copied = layers.map(({ group, ...layer }) => (group && whole.has(group.id) ? { ...layer, group } : layer))
  const { rulerGuides: _, ...bare } = document
  return JSON.stringify({ format: FORMAT, document: { ...bare, layers: copied, colourCodes: {} } })
}

/** Why there is nothing to paste: the clipboard holds something else, or what looks like ours but is not in order or too new. */
export type CopiedResult =
  | { readonly ok: true; readonly copied: DesignDocument }
  | { readonly ok: false; readonly reason: 'nothing' | 'damaged' | 'tooNew' }

/** Only looked at further when it says that it is ours. */
function parseOurs(text: string): { readonly document?: unknown } | null {
  // Longer than any design: not worth parsing.
  if (text.length > LIMITS.documentBytes || !text.includes(FORMAT)) return null
  try {
    const value = JSON.parse(text) as { readonly format?: unknown; readonly document?: unknown } | null
    return value?.format === FORMAT ? value : null
  } catch {
    return null
  }
}

/** Text of the clipboard → layers, read as a saved document would be. Afterwards its garment is at hand. */
export async function parseCopiedLayers(text: string): Promise<CopiedResult> {
  const value = parseOurs(text)
  if (!value) return { ok: false, reason: 'nothing' }
  const read = await readDesign(value.document).catch(() => null)
  if (!read?.ok) return { ok: false, reason: read?.reason === 'tooNew' ? 'tooNew' : 'damaged' }
  return read.document.layers.length > 0 ? { ok: true, copied: read.document } : { ok: false, reason: 'damaged' }
}
