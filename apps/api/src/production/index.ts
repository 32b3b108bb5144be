export { keepPack } from './keepPack.ts'
export type { KeepOptions, KeptPack } from './keepPack.ts'
export { PackError } from './garments.ts'
