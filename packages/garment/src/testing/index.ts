export { addGarment } from './addGarment.ts'
export type { GarmentFolder } from './addGarment.ts'
export { BIB, BIB_WORDS } from './bib/index.ts'
export { CHILDRENS_BIB, CHILDRENS_BIB_NAMES } from './bib/childrensBib.ts'
