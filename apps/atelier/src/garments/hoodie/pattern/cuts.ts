import { BODY_HEIGHTS } from '../../tops/bodyHeights.ts'
import type { DraftSettings } from '../../../sewingPattern/draftDesign.ts'

/** Settings that distinguish the hoodie from hugo's draft. */
export interface HoodieCut {
  readonly hugo: DraftSettings
  /** Height and thickness of the ribs, and their length relative to the edge that they gather. */
  readonly rib: {
    readonly heightMm: number
    readonly thicknessMm: number
    readonly waist: number
    readonly wrist: number
  }
  /** Half the width of the strip between the hood's two sides. */
  readonly hoodStripMm: number
}

/**
 * Hugo's measurements and options that give size M of the default chart: half chest 550, length 710 with its
 * waistband, hem 530 before it is gathered, sleeve 790 from the neck, neck 520 round, armhole depth 275, half
 * biceps 225, shoulder 460 mm (found by Newton's method).
 */
export const HOODIE_CUT: HoodieCut = {
  hugo: {
    measurements: {
      chest: 916.667,
      hips: 883.333,
      waist: 795,
      shoulderToShoulder: 460,
      neck: 494.652,
      waistToArmpit: 215.4696,
      biceps: 363.1,
      shoulderToWrist: 555.7,
      wrist: 208,
      head: 640,
      ...BODY_HEIGHTS,
    },
    options: { chestEase: 0.2, hipsEase: 0.2, lengthBonus: 0.183333 },
    expand: true,
  },
  rib: { heightMm: 60, thicknessMm: 4, waist: 0.86, wrist: 0.78 },
  hoodStripMm: 32,
}
