import type { Distance } from '../dressForm/distanceGrid.ts'
import type { Vec3 } from '../dressForm/solids.ts'
import { smoothMin } from '../dressForm/solids.ts'
import {
  above,
  ball,
  below,
  blended,
  chain,
  cone,
  offsetField,
  mirrored,
  smoothMax,
  intersectField,
} from './signedDistance.ts'

/**
 * A head in the style of a good shop mannequin: clear planes, closed lips, blank eyes, nobody's likeness. Metres; y = 0
 * is the high point of the shoulder, +z the front. Eyes lie halfway between crown and chin, the nose ends halfway
 * between brow and chin.
 */

const cranium = ball([0, 0.208, -0.008], [0.0755, 0.0895, 0.0965])
const cheeks = ball([0, 0.15, 0.026], [0.0585, 0.078, 0.0625])
const chin = ball([0, 0.0865, 0.071], [0.0185, 0.0145, 0.0165])
const jaw = mirrored(
  chain(
    [
      [[0, 0.0895, 0.066], 0.0165],
      [[0.016, 0.0905, 0.06], 0.0165],
      [[0.043, 0.108, 0.018], 0.015],
      [[0.0575, 0.152, -0.004], 0.012],
    ],
    0.01,
  ),
)

/** Skull and jaw, on which hair grows. */
export const skull: Distance = blended([blended([cranium, cheeks], 0.045), blended([chin, jaw], 0.016)], 0.02)

const brow = mirrored(
  chain(
    [
      [[0.007, 0.194, 0.082], 0.0085],
      [[0.028, 0.1985, 0.0785], 0.0085],
      [[0.051, 0.193, 0.056], 0.0075],
    ],
    0.006,
  ),
)
const cheekbone = mirrored(cone([0.036, 0.153, 0.066], [0.0615, 0.164, 0.026], [0.0125, 0.0105]))
const muzzle = ball([0, 0.116, 0.064], [0.032, 0.027, 0.027])

const masses = blended([skull, brow, cheekbone, muzzle], 0.018)

const EYE: Vec3 = [0.0318, 0.1785, 0.0662]
const EYEBALL: Vec3 = [0.0155, 0.0132, 0.0138]
const socket = mirrored(cone([0.021, 0.1785, 0.0935], [0.043, 0.1785, 0.0855], [0.0115, 0.0105]))
const eyeball = mirrored(ball(EYE, EYEBALL))
const upperLid = mirrored(intersectField(offsetField(ball(EYE, EYEBALL), 0.0016), above(0.1772), 0.0012))
const lowerLid = mirrored(intersectField(offsetField(ball(EYE, EYEBALL), 0.0009), below(0.1725), 0.0012))

const bridge = cone([0, 0.19, 0.0825], [0, 0.1505, 0.1055], [0.006, 0.0085])
const tip = ball([0, 0.1475, 0.1045], [0.0095, 0.0085, 0.0105])
const wings = mirrored(ball([0.0105, 0.1445, 0.0955], [0.0065, 0.0065, 0.0095]))
const nose = blended([bridge, tip, wings], 0.006)

const upperLip = mirrored(
  chain(
    [
      [[0, 0.1198, 0.0908], 0.0046],
      [[0.007, 0.1208, 0.0898], 0.0046],
      [[0.0265, 0.1158, 0.0765], 0.0024],
    ],
    0.004,
  ),
)
const lowerLip = mirrored(cone([0, 0.1092, 0.0878], [0.025, 0.1138, 0.0765], [0.0066, 0.0026]))
const parting = mirrored(
  chain(
    [
      [[0, 0.1156, 0.0978], 0.0021],
      [[0.008, 0.116, 0.0957], 0.0021],
      [[0.0235, 0.1143, 0.0828], 0.0016],
    ],
    0.002,
  ),
)
/** The hollow below the lower lip, in front of the chin. */
const hollow = cone([-0.01, 0.0985, 0.0945], [0.01, 0.0985, 0.0945], [0.004, 0.004])

const carved =
  (field: Distance, by: Distance, blend: number): Distance =>
  (x, y, z) =>
    smoothMax(field(x, y, z), -by(x, y, z), blend)
const joined =
  (field: Distance, by: Distance, blend: number): Distance =>
  (x, y, z) =>
    smoothMin(field(x, y, z), by(x, y, z), blend)

const eyes = (field: Distance): Distance =>
  joined(joined(joined(carved(field, socket, 0.014), eyeball, 0.004), upperLid, 0.0015), lowerLid, 0.002)
const mouth = (field: Distance): Distance =>
  carved(carved(joined(field, blended([upperLip, lowerLip], 0.002), 0.006), parting, 0.0045), hollow, 0.012)

/** The face without ears; a beard grows on it. */
export const features: Distance = mouth(joined(eyes(masses), nose, 0.009))

const EAR: Vec3 = [0.0765, 0.166, -0.008]
/** The ear, leaning back slightly, with its rim raised over a hollow. */
const ear: Distance = mirrored((x, y, z) => {
  const [up, ahead] = [y - EAR[1], z - EAR[2] + (y - EAR[1]) * 0.2]
  const leaf = ball([0, 0, 0], [0.0085, 0.0305, 0.0175])(x - EAR[0] - 0.12 * -ahead, up + 0.002, ahead)
  const hollowOf = ball([0.0085, 0.004, 0.002], [0.0065, 0.0185, 0.0095])(x - EAR[0] - 0.12 * -ahead, up, ahead)
  return smoothMax(leaf, -hollowOf, 0.004)
})

export const face: Distance = joined(features, ear, 0.006)
