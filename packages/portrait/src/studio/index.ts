export { castGroundShadow, SHADOW_CELLS, SHADOW_DROP_M } from './groundShadow.ts'
export type { GroundShadow } from './groundShadow.ts'
export { KEY, SKY } from './light.ts'
