import type { FontUse, LibraryFace } from '../../types.ts'
import { kinOf } from '../catalogue/kin.ts'
import { faceOf, FALLBACK, findFont, KHMER } from '../catalogue/registry.ts'

/** Fonts for scripts that few of the others have: Vietnamese and Thai, Cyrillic, Korean, Chinese, Japanese and Greek. */
const LAST_RESORTS = ['chakra-petch', 'oswald', 'do-hyeon', 'zcool-qingke-huangyou', 'dela-gothic-one']

/**
 * A face and those its missing letters come from, best first: its kin, Khmer letters from the Khmer face, accented Latin from the
 * first font, then whatever font has the script. A font that is not known yet is left out.
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

/** A use as the font has it: its nearest cut. */
function faceUse(use: FontUse): FontUse {
  const { id, weight, isItalic } = faceOf(use)
  return { font: id, weight, isItalic }
}
