export { createCatalogueEndpoints } from './endpoints.ts'
export { loadPriceList } from './loadPriceList.ts'
export { seedPriceList } from './seedPriceList.ts'
