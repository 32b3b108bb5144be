import { BODY_HEIGHTS } from '../tops/bodyHeights.ts'
import type { LowerCut } from '../bottoms/lowerPattern.ts'
import { titanBody } from '../bottoms/titanBody.ts'
import type { PoloCut, UpperCut } from '../tops/upperPattern.ts'
import type { StandCut } from '../tops/collars/standCollar.ts'

/**
 * Teagan's measurements and options that give size M of the default chart: half chest 500, length 700, hem 510,
 * shoulder 440, neck 176 wide and 92 deep, armhole depth 238, half biceps 190 mm (found by Newton's method).
 */
export const JERSEY_CUT: UpperCut & { readonly polo: PoloCut; readonly stand: StandCut } = {
  teagan: {
    measurements: {
      chest: 892.857,
      hips: 910.714,
      waist: 819.643,
      shoulderToShoulder: 440,
      neck: 336,
      waistToArmpit: 238.58,
      biceps: 344.835,
      ...BODY_HEIGHTS,
    },
    options: {
      chestEase: 0.12,
      hipsEase: 0.12,
      necklineWidth: 0.12,
      lengthBonus: 0.173593,
      sleeveLength: 0.5,
      necklineDepth: 0.204586,
    },
  },
  sleeves: { short: { length: 220, halfHem: 172 }, long: { length: 600, halfHem: 107.5 } },
  vDepth: 138,
  rib: { heightMm: 20, thicknessMm: 3.5 },
  // neck 152 wide and 80 deep
  closeNeck: { necklineWidth: 0.04, necklineDepth: 0.17316, lengthBonus: 0.168975 },
  stand: { heightMm: 35, thicknessMm: 3, ratio: 0.96, lean: 0.12, closedMm: 23, notchMm: 6 },
  polo: {
    stand: { heightMm: 26, thicknessMm: 2.4, ratio: 0.97, lean: 0.09, closedMm: 0, notchMm: 3 },
    leaf: { widthMm: 46, pointMm: 70, thicknessMm: 2, turn: 2, slant: 0.05 },
    slit: { widthMm: 26, depthMm: 138 },
  },
}

/** Size M of the default chart: half waist 350 (gathered), half hip 520 mm. */
export const SHORTS_CUT: LowerCut = {
  titan: {
    measurements: titanBody({ seat: 946.493, waist: 808.328 }),
    options: { waistEase: 0.06, seatEase: 0.1, crotchDrop: 0.02, lengthBonus: 0 },
  },
  band: { heightMm: 38, gather: 0.8 },
  lengthMm: 460,
  // wide enough for the in-seams to hang nearly straight down
  hemMm: { front: 340 * 0.94, back: 340 * 1.06 },
  flareMm: 6,
  isStraight: true,
}
