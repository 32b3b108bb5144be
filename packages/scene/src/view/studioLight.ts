import { KEY as KEY_LIGHT, SKY } from '@kitwright/portrait/studio'
import { Vector3 } from 'three'

/** The one light that is not spread out; it draws the folds. Linear light, seen from the camera. */
export const KEY = { towards: new Vector3(...KEY_LIGHT.towards), colour: new Vector3(...KEY_LIGHT.colour) } as const

/** Nine coefficients for the cloth shader: the studio's light on a white surface, by its normal. */
export const studioSky = (): Vector3[] => Array.from({ length: 9 }, (_, k) => new Vector3().fromArray(SKY, 3 * k))
