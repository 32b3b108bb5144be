/** Heights and slope of the body that shirts are drafted for, in the millimetres and degrees of FreeSewing. */
export const BODY_HEIGHTS = {
  hpsToWaistBack: 470,
  hpsToWaistFront: 460,
  hpsToBust: 280,
  waistToHips: 130,
  shoulderSlope: 13,
} as const
