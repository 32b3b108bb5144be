import { findLowContrast } from '@kitwright/artwork/lowContrast'
import { readDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'

/** What the texts of a design say that can hardly be told from the cloth under them, each once. Of one that cannot be read, none. */
export async function hiddenTexts(document: unknown): Promise<readonly string[]> {
  const read = await readDesign(document)
  if (!read.ok) return []
  const design = read.document
  const hidden = findLowContrast(design, await loadGarment(design.garment))
  const texts = design.layers.flatMap(layer => (layer.kind === 'text' && hidden.has(layer.id) ? [layer.text] : []))
  return [...new Set(texts.map(text => text.trim()))]
}
