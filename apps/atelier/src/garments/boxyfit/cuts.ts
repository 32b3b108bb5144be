import { BODY_HEIGHTS } from '../tops/bodyHeights.ts'
import type { UpperCut } from '../tops/upperPattern.ts'

/**
 * Teagan's measurements that give size M of the default chart: half chest 560, length 660; hem 566, shoulder 492,
 * neck 182 wide and 92 deep, armhole depth 258, half biceps 218 mm.
 */
export const BOXY_CUT: UpperCut = {
  teagan: {
    measurements: {
      chest: 896,
      hips: 870.7692,
      waist: 783.692,
      shoulderToShoulder: 492,
      neck: 335.3455,
      waistToArmpit: 216.8799,
      biceps: 413.2023,
      ...BODY_HEIGHTS,
    },
    options: {
      chestEase: 0.25,
      hipsEase: 0.3,
      necklineWidth: 0.12,
      sleeveLength: 0.6,
      lengthBonus: 0.1081329,
      necklineDepth: 0.2061271,
    },
  },
  sleeves: { short: { length: 220, halfHem: 205 }, long: { length: 600, halfHem: 118 } },
  vDepth: 140,
  rib: { heightMm: 22, thicknessMm: 3.5 },
}
