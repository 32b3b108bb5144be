import { BODY_HEIGHTS } from '../tops/bodyHeights.ts'
import type { DraftSettings } from '../../sewingPattern/draftDesign.ts'
import type { ArmBinding } from '../tops/ribs/armBinding.ts'
import type { RibCollar } from '../tops/ribs/ribCollar.ts'

/** Settings from which a shirt without sleeves is drafted, by aaron. */
export interface SleevelessCut {
  readonly aaron: DraftSettings
  /** Depth of a V below the high point of the shoulder, mm. */
  readonly vDepth: number
  readonly rib: RibCollar
  readonly binding: ArmBinding
}

/**
 * Aaron's measurements and options that give size M of the default chart: half chest 500, length 700; hem 512, straps
 * from 92 to 166 mm off the centre, neck 118 deep, armhole depth 258 mm.
 */
export const SLEEVELESS_CUT: SleevelessCut = {
  aaron: {
    measurements: {
      chest: 893.3936,
      hips: 914.2857,
      waist: 822.857,
      shoulderToShoulder: 440,
      neck: 380,
      waistToArmpit: 210,
      biceps: 340,
      ...BODY_HEIGHTS,
    },
    options: {
      chestEase: 0.12,
      hipsEase: 0.12,
      // the only ease is the one above, with no reduction for a stretchy cloth
      stretchFactor: 0,
      necklineBend: 0.9,
      backlineBend: 0.6,
      lengthBonus: 0.1716047,
      shoulderStrapPlacement: 0.3538462,
      shoulderStrapWidth: 0.2627219,
      necklineDrop: 0.2169421,
      armholeDrop: -0.03149821,
    },
  },
  vDepth: 165,
  rib: { heightMm: 16, thicknessMm: 3 },
  binding: { heightMm: 14, thicknessMm: 2.6, ratio: 0.93 },
}
