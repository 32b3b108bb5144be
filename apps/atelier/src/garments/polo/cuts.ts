import { BODY_HEIGHTS } from '../tops/bodyHeights.ts'
import type { PlacketCut } from '../tops/openings/placket.ts'
import type { PoloCut, UpperCut } from '../tops/upperPattern.ts'

export const POLO_COLLAR: PoloCut = {
  stand: { heightMm: 26, thicknessMm: 2.4, ratio: 0.97, lean: 0.09, closedMm: 0, notchMm: 3.5 },
  leaf: { widthMm: 46, pointMm: 66, thicknessMm: 2, turn: 2, slant: 0.02 },
}

/**
 * Teagan's measurements and options that give size M of the default chart: half chest 510, length 710, hem 520,
 * shoulder 440, neck 150 wide and 78 deep, armhole depth 242 mm (found by Newton's method).
 */
export const POLO_CUT: UpperCut & { readonly polo: PoloCut } = {
  teagan: {
    measurements: {
      chest: 910.714,
      hips: 928.929,
      waist: 836.036,
      shoulderToShoulder: 440,
      neck: 336,
      waistToArmpit: 237.535,
      biceps: 344.835,
      ...BODY_HEIGHTS,
    },
    options: {
      chestEase: 0.12,
      hipsEase: 0.12,
      necklineWidth: 0.033333,
      lengthBonus: 0.185257,
      sleeveLength: 0.5,
      necklineDepth: 0.168413,
    },
  },
  // the finished sleeve is 230 or 610 mm long with its cuff
  sleeves: { short: { length: 205, halfHem: 172 }, long: { length: 555, halfHem: 112 } },
  vDepth: 138,
  rib: { heightMm: 20, thicknessMm: 3.5 },
  polo: { ...POLO_COLLAR, leaf: { ...POLO_COLLAR.leaf, seatedM: 0.0004 } },
  cuffs: {
    short: { heightMm: 25, thicknessMm: 3, ratio: 0.92 },
    long: { heightMm: 55, thicknessMm: 3, ratio: 0.92 },
  },
}

export const PLACKET_CUT: PlacketCut = {
  widthMm: 32,
  lengthMm: 150,
  thicknessMm: 1.8,
  buttons: { count: 3, diameterMm: 11.5, firstMm: 14, pitchMm: 48 },
}
