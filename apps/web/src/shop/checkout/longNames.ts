import { cutOffNames } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import { fontsOf, readDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { isolated } from '@kitwright/library'
import { loadFonts } from '@kitwright/library/browser'

/** Those of the names that would be cut off on a design's cloth, by the rule that stops its print files, ready for a sentence. Of one that cannot be read, none. */
export async function longNames(design: unknown, names: readonly string[]): Promise<readonly string[]> {
  const read = await readDesign(design)
  if (!read.ok) return []
  const { document } = read
  const [garment] = await Promise.all([loadGarment(document.garment), loadFonts(fontsOf(document))])
  const place = { garment, surface: browserSurface }
  return names.filter(name => cutOffNames(document, { name, number: null }, place).length > 0).map(isolated)
}
