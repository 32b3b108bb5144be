import type { DesignDocument, Layer } from '@kitwright/design'
import { createEditor, type Editor } from '../createEditor.ts'
import type { Ports } from '../ports.ts'

/** Returns the size that a browser would measure: a picture as it is, a text as wide as four of its letters. */
const measure = (layer: Layer) =>
  layer.kind === 'image'
    ? { widthMm: layer.widthMm, heightMm: layer.heightMm }
    : { widthMm: 4 * layer.sizeMm, heightMm: layer.sizeMm }

/** Creates an editor without a browser: ids are counted and the clock stands still unless `ports` overrides it. */
export function openEditor(document: DesignDocument, ports: Partial<Ports> = {}): Editor {
  let made = 0
  return createEditor(
    { document, players: [] },
    { measure, newId: () => `new-${++made}`, now: () => 0, hasPicture: async () => true, ...ports },
  )
}
