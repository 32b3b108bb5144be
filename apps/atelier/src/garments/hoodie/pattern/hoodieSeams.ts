import type { Seam } from '@kitwright/garment'

const seam = (a: string, b: string): Seam => {
  const end = (name: string): [string, string] => name.split('.') as [string, string]
  return { a: end(a), b: end(b) }
}

const side = (s: 'L' | 'R'): Seam[] => [
  seam(`front.side${s}`, `back.side${s}`),
  seam(`front.raglan${s}`, `sleeve${s}.raglanFront`),
  seam(`back.raglan${s}`, `sleeve${s}.raglanBack`),
  seam(`sleeve${s}.underFront`, `sleeve${s}.underBack`),
  seam(`cuff${s}.wrist`, `sleeve${s}.wrist`),
  seam(`cuff${s}.endPlus`, `cuff${s}.endMinus`),
  seam(`waistband.front${s}`, `front.band${s}`),
  seam(`waistband.back${s}`, `back.band${s}`),
  seam(`hood${s}.centre`, `hoodCentre.side${s}`),
  seam(`hood${s}.neckBack`, `back.neck${s}`),
  seam(`hood${s}.neckSleeve`, `sleeve${s}.neck`),
  seam(`hood${s}.neckFront`, `front.neck${s}`),
]

/** Returns the seams that are sewn before the drape; the lining, the pocket and the trims are laid on afterwards. */
export const hoodieSeams = (): Seam[] => [
  ...side('L'),
  ...side('R'),
  seam('hoodCentre.neck', 'back.neckMiddle'),
  seam('waistband.endPlus', 'waistband.endMinus'),
]
