import { LIMITS, readDesign, type DesignDocument, type Layer } from '@kitwright/design'
import { wholeGroups } from '../state/groups.ts'

const FORMAT = 'kitwright-layers'

/**
 * Serialises copied layers for the system clipboard: text that any other tab can read. They are wrapped in a document,
 * so that a tab of another version can migrate them, and one on another garment knows their origin. Whole groups stay
 * groups.
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

/** Result of reading the clipboard: the failure is other content, or data of this editor that is invalid or too new. */
export type CopiedResult =
  | { readonly ok: true; readonly copied: DesignDocument }
  | { readonly ok: false; readonly reason: 'nothing' | 'damaged' | 'tooNew' }

/** Parses only text that carries this editor's format mark. */
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

/** Parses layers from clipboard text like a saved document. Loads their garment. */
export async function parseCopiedLayers(text: string): Promise<CopiedResult> {
  const value = parseOurs(text)
  if (!value) return { ok: false, reason: 'nothing' }
  const read = await readDesign(value.document).catch(() => null)
  if (!read?.ok) return { ok: false, reason: read?.reason === 'tooNew' ? 'tooNew' : 'damaged' }
  return read.document.layers.length > 0 ? { ok: true, copied: read.document } : { ok: false, reason: 'damaged' }
}
