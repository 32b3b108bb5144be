import { BODY_HEIGHTS } from '../tops/bodyHeights.ts'
import type { UpperCut } from '../tops/upperPattern.ts'

/**
 * Teagan's measurements that give size M of the default chart: half chest 500, length 700, and wider than the jersey
 * elsewhere: hem 524, shoulder 452, neck 180 wide and 98 deep, armhole depth 246, half biceps 204 mm.
 */
export const TSHIRT_CUT: UpperCut = {
  teagan: {
    measurements: {
      chest: 892.8571,
      hips: 888.1356,
      waist: 799.322,
      shoulderToShoulder: 452,
      neck: 342.9818,
      waistToArmpit: 230.0717,
      biceps: 382.702,
      ...BODY_HEIGHTS,
    },
    options: {
      chestEase: 0.12,
      hipsEase: 0.18,
      necklineWidth: 0.12,
      sleeveLength: 0.5,
      lengthBonus: 0.1738026,
      necklineDepth: 0.2176203,
    },
  },
  sleeves: { short: { length: 220, halfHem: 190 }, long: { length: 600, halfHem: 112 } },
  vDepth: 146,
  rib: { heightMm: 18, thicknessMm: 3 },
}
