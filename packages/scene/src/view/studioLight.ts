import { KEY as KEY_LIGHT, SKY } from '@kitwright/portrait/studio'
import { Vector3 } from 'three'

/** The only directional light; it shapes the folds. Linear light, in camera space. */
export const KEY = { towards: new Vector3(...KEY_LIGHT.towards), colour: new Vector3(...KEY_LIGHT.colour) } as const

/** Returns nine coefficients for the cloth shader: the studio's light on a white surface, by its normal. */
export const studioSky = (): Vector3[] => Array.from({ length: 9 }, (_, k) => new Vector3().fromArray(SKY, 3 * k))
