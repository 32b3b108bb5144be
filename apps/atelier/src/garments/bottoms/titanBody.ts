/** The seat of the body with these proportions, in mm. */
const USUAL_SEAT = 1020
/** Growth of depth with girth: a wider body is deeper too, though less so. */
const DEPTH_PER_GIRTH = 0.35
const RISE_PER_GIRTH = 0.1

const depthAt = (seat: number): number => 1 + DEPTH_PER_GIRTH * (seat / USUAL_SEAT - 1)

const riseAt = (seat: number): number => depthAt(seat) * (1 + RISE_PER_GIRTH * (seat / USUAL_SEAT - 1))

/** Returns titan's measurements of a body from its seat and waist, in mm. */
export function titanBody({ seat, waist }: { seat: number; waist: number }): Record<string, number> {
  const [girth, depth, rise] = [seat / USUAL_SEAT, depthAt(seat), riseAt(seat)]
  return {
    waist,
    waistBack: waist * 0.506,
    seat,
    seatBack: seat * 0.55,
    crossSeam: 870 * rise,
    crossSeamFront: 410 * rise,
    upperLeg: 625 * girth,
    knee: 410 * girth,
    waistToUpperLeg: 340 * depth,
    waistToSeat: 270 * depth,
    waistToHips: 130 * depth,
    crotchDepth: 340 * depth,
    inseam: 780,
    heel: 360,
    waistToKnee: 640,
    waistToFloor: 1160,
  }
}
