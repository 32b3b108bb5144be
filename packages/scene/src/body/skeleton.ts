/** A place or direction in the figure's frame: x to its left, y up from the shoulder's high point, z to the front. Metres. */
export type Triple = readonly [number, number, number]

/** A hinge of the figure: what lies `along` it turns about `at`, softly over `soft` metres to either side. */
interface Hinge {
  readonly at: Triple
  readonly along: Triple
  readonly soft: number
}

/**
 * The figure's joints as the atelier models it, on the left side. They move space itself: cloth, skin, hair and boots at
 * one place move alike, so nothing comes through anything else.
 */
export const SKELETON = {
  wrist: { at: [0.371, -0.588, 0.072], along: [0.299, -0.907, 0.296], soft: 0.03 },
  elbow: { at: [0.294, -0.356, -0.004], along: [0.362, -0.922, 0.138], soft: 0.075 },
  /** The plane between arm and trunk runs through the armpit, between the sleeve and the side of the jersey. */
  shoulder: { at: [0.172, -0.078, -0.008], along: [0.98, 0.199, 0], soft: 0.055 },
  // Tilted to the front: the chin moves with the head.
  neck: { at: [0, 0.075, -0.008], along: [0, 0.9, 0.43], soft: 0.035 },
} as const satisfies Readonly<Record<string, Hinge>>

/** A point on the plane between arm and trunk. */
export const ARMPIT: Triple = [0.166, -0.16, 0]
/** The collarbone turns with the arm from here out, above this height. */
export const CLAVICLE = { at: [0.03, -0.06, -0.01], from: 0.01, to: 0.16, low: -0.42, high: -0.18 } as const
/** Heights between which arms and collarbones stop moving what is above them. */
export const NECK = { low: 0, high: 0.09 } as const
/** Turning points of the spine and the heights between which each begins to turn. */
export const CHEST = { at: [0, -0.3, -0.012], low: -0.42, high: -0.18 } as const
export const WAIST = { at: [0, -0.56, -0.006], low: -0.68, high: -0.44 } as const
export const PELVIS: Triple = [0, -0.72, -0.006]
/** Turning points of a leg and the heights between which each begins to turn. */
export const HIP = { at: [0.1, -0.75, -0.006], low: -0.88, high: -0.66 } as const
export const KNEE = { at: [0.1335, -1.07, 0.002], low: -1.125, high: -1.015 } as const
export const ANKLE = { at: [0.157, -1.44, -0.022], low: -1.45, high: -1.385 } as const
/** Half the width between the legs in which both move the cloth, metres. */
export const CROTCH_M = 0.035

/** Rows of the body's uniform, each of four numbers; those of an arm or leg come once for each side, `SIDE_ROWS` apart. */
export const ROW = {
  wrist: 0,
  elbow: 1,
  shoulder: 2,
  clavicle: 3,
  ankle: 4,
  knee: 5,
  hip: 6,
  neck: 14,
  chest: 15,
  waist: 16,
  pelvis: 17,
  /** The pelvis' shift in metres, and 1 if the body moves at all. */
  shift: 18,
  /** By how far hems lag behind to the side, up and to the front in metres, and the depth of the breath. */
  sway: 19,
  /** The wrist's place, which depends on the sleeve. */
  wristAt: 20,
  /** The build: chest, waist, hips and bust; arm, thigh, calf and hand; shoulders. */
  trunk: 21,
  limbs: 22,
  shoulders: 23,
} as const
export const SIDE_ROWS = 7
export const BODY_ROWS = 24

/** Heights between which hems sway, and between which the chest widens with a breath. */
export const SWAY = { top: -0.42, full: -0.72, hold: -0.84, end: -1.06 } as const
export const BREATH = { middle: -0.2, reach: 0.13 } as const

/** Heights at which a build is widest and how far up and down it reaches, metres. */
export const GIRTHS = {
  chest: [-0.2, 0.17],
  waist: [-0.46, 0.13],
  hips: [-0.74, 0.17],
  thigh: [-0.92, 0.2],
  calf: [-1.2, 0.13],
} as const
/** The bust's place, to the side and up, and its size, in metres. */
export const BUST = { side: 0.075, width: 0.062, y: -0.19, height: 0.075, depth: 0.07 } as const
/** Half the width of the chest, which arms move out with. */
export const CHEST_M = 0.17
/** Directions down the upper arm and the forearm. */
export const UPPER_ARM: Triple = [0.4067, -0.9135, 0]
export const FOREARM: Triple = [0.299, -0.907, 0.296]

/** Returns a body that stands as it was modelled. */
export function createBody(): Float32Array {
  const body = new Float32Array(BODY_ROWS * 4)
  for (let row = 0; row < ROW.shift; row++) body[4 * row + 3] = 1
  body.set(SKELETON.wrist.at, 4 * ROW.wristAt)
  return body
}
