import { SOFT_KEY, SOFT_SKY } from '@kitwright/portrait/studio'
import { lightShader } from './studioShader.ts'

let known: string | undefined
/** The light on people: softer than the one on cloth. */
export const softLight = (): string => (known ??= lightShader({ key: SOFT_KEY, sky: SOFT_SKY }))
