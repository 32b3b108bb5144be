import type { LowerCut } from '../bottoms/lowerPattern.ts'
import { titanBody } from '../bottoms/titanBody.ts'

/** Size M of the default chart: half waist 330 (gathered), half hip 520, in-seam 190 mm. */
export const TRUNKS_CUT: LowerCut = {
  titan: {
    measurements: titanBody({ seat: 946.493, waist: 797 }),
    // the wide band reaches up to the waist, so the legs begin below it
    options: { waistEase: 0.06, seatEase: 0.1, crotchDrop: 0.02, lengthBonus: 0, waistHeight: 0.57 },
  },
  band: { heightMm: 95, gather: 0.736, isPrinted: true },
  lengthMm: 540,
  hemMm: { front: 344, back: 384 },
  flareMm: 34,
  isStraight: true,
  slitMm: 70,
}
