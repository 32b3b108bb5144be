import { hardToSee } from '@kitwright/artwork/hardToSee'
import type { DesignDocument } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'

/** What the texts say that can hardly be told from the cloth under them, each once. */
export async function hiddenTexts(design: DesignDocument): Promise<readonly string[]> {
  const hidden = hardToSee(design, await loadGarment(design.garment))
  const texts = design.layers.flatMap(layer => (layer.kind === 'text' && hidden.has(layer.id) ? [layer.text] : []))
  return [...new Set(texts.map(text => text.trim()))]
}
