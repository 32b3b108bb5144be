import type { UpperCut } from '../upper/upperPattern.ts'

/**
 * Teagan's measurements that give size M of the default chart: half chest 570, length 720; shoulders dropped to 560,
 * hem 574, neck 186 wide and 88 deep, armhole depth 300, half biceps 226 mm.
 */
export const OVERSIZED_CUT: UpperCut = {
  teagan: {
    measurements: {
      chest: 912,
      hips: 883.0769,
      waist: 794.769,
      shoulderToShoulder: 560,
      neck: 324,
      waistToArmpit: 197.7263,
      biceps: 334.8227,
      hpsToWaistBack: 470,
      hpsToWaistFront: 460,
      hpsToBust: 280,
      waistToHips: 130,
      shoulderSlope: 13,
    },
    options: {
      chestEase: 0.25,
      hipsEase: 0.3,
      necklineWidth: 0.12,
      sleeveLength: 0.8,
      bicepsEase: 0.3,
      lengthBonus: 0.2098119,
      necklineDepth: 0.1997599,
    },
  },
  sleeves: { short: { length: 220, halfHem: 215 }, long: { length: 600, halfHem: 128 } },
  vDepth: 138,
  rib: { heightMm: 26, thicknessMm: 3.5 },
}
