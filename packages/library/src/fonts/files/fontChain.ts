import type { FontUse, LibraryFace } from '../../types.ts'
import { kinOf } from '../catalogue/kin.ts'
import { faceOf, FALLBACK, findFont, KHMER } from '../catalogue/registry.ts'

/** Fonts for scripts that few other fonts have: Vietnamese and Thai, Cyrillic, Korean, Chinese, Japanese and Greek. */
const LAST_RESORTS = ['chakra-petch', 'oswald', 'do-hyeon', 'zcool-qingke-huangyou', 'dela-gothic-one']

/**
 * Returns a face and its fallback faces, best first: its kin, Khmer letters from the Khmer face, accented Latin from
 * the first font, then any font with the script. Fonts that are not known yet are omitted.
 */
export function fontChain(use: FontUse): readonly LibraryFace[] {
  const kin = kinOf(faceUse(use))
  const others = LAST_RESORTS.filter(id => findFont(id)).map(id =>
    faceOf({ font: id, weight: use.weight, isItalic: false }),
  )
  return [
    ...new Set([
      faceOf(use),
      ...(kin && findFont(kin.font) ? [faceOf(kin)] : []),
      KHMER.faces[0],
      FALLBACK.faces[0],
      ...others,
    ]),
  ]
}

/** Returns the use with the font's nearest face. */
function faceUse(use: FontUse): FontUse {
  const { id, weight, isItalic } = faceOf(use)
  return { font: id, weight, isItalic }
}
