import { BODY_HEIGHTS } from '../tops/bodyHeights.ts'
import type { UpperCut } from '../tops/upperPattern.ts'

/**
 * Teagan's measurements that give size M of the default chart: half chest 570, length 720; shoulders dropped to 560,
 * hem 574, neck 200 wide and 104 deep, armhole depth 300, half biceps 226 mm.
 */
export const OVERSIZED_CUT: UpperCut = {
  teagan: {
    measurements: {
      chest: 912,
      hips: 883.0769,
      waist: 794.769,
      shoulderToShoulder: 560,
      neck: 362.1818,
      waistToArmpit: 197.9918,
      biceps: 331.7131,
      ...BODY_HEIGHTS,
    },
    options: {
      chestEase: 0.25,
      hipsEase: 0.3,
      necklineWidth: 0.12,
      sleeveLength: 0.8,
      bicepsEase: 0.3,
      lengthBonus: 0.2094446,
      necklineDepth: 0.2333335,
    },
  },
  sleeves: { short: { length: 250, halfHem: 222 }, long: { length: 600, halfHem: 128 } },
  vDepth: 138,
  rib: { heightMm: 26, thicknessMm: 3.5 },
}
