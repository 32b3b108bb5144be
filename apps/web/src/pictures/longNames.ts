import { cutOffNames } from '@kitwright/artwork/cutOffNames'
import { browserSurface } from '@kitwright/artwork/browser'
import { type DesignDocument, fontsOf } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { loadFonts } from '@kitwright/library/browser'

/** Those of the names that would be cut off on a design's cloth, by the rule that stops its print files, ready for a sentence. */
export async function longNames(design: DesignDocument, names: readonly string[]): Promise<readonly string[]> {
  const [garment] = await Promise.all([loadGarment(design.garment), loadFonts(fontsOf(design))])
  const place = { garment, surface: browserSurface }
  return names.filter(name => cutOffNames(design, name, place).length > 0)
}
