import type { LowerCut } from '../lower/lowerPattern.ts'

/** Titan's measurements that give size M of the default chart: half waist 330 (gathered), half hip 520, in-seam 190 mm. */
const SEAT = 946.493
const WAIST = 797
const GIRTH = SEAT / 1020
const RISE = (1 + 0.35 * (GIRTH - 1)) * (1 + 0.1 * (GIRTH - 1))
const DEPTH = 1 + 0.35 * (GIRTH - 1)

export const TRUNKS_CUT: LowerCut = {
  titan: {
    measurements: {
      waist: WAIST,
      waistBack: WAIST * 0.506,
      seat: SEAT,
      seatBack: SEAT * 0.55,
      crossSeam: 870 * RISE,
      crossSeamFront: 410 * RISE,
      upperLeg: 625 * GIRTH,
      knee: 410 * GIRTH,
      waistToUpperLeg: 340 * DEPTH,
      waistToSeat: 270 * DEPTH,
      waistToHips: 130 * DEPTH,
      crotchDepth: 340 * DEPTH,
      inseam: 780,
      heel: 360,
      waistToKnee: 640,
      waistToFloor: 1160,
    },
    // the wide band reaches up to the waist, so the legs begin below it
    options: { waistEase: 0.06, seatEase: 0.1, crotchDrop: 0.02, lengthBonus: 0, waistHeight: 0.57 },
  },
  band: { heightMm: 95, gather: 0.736, isPrinted: true },
  lengthMm: 540,
  hemMm: { front: 344, back: 384 },
  flareMm: 34,
  isStraight: true,
  slitMm: 70,
}
