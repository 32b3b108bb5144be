export { SvgRefusal, type RefusalId } from './refusal.ts'
export { MOST_WEIGHT } from './weight/rates.ts'
export { weighSvg } from './weight/weighSvg.ts'
