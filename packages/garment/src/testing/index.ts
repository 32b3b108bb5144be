export { addGarment } from './addGarment.ts'
export type { GarmentFolder } from './addGarment.ts'
export { BIB, BIB_WORDS } from './bib/index.ts'
