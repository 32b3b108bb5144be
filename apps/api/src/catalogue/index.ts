export { createCatalogueEndpoints } from './endpoints.ts'
export { loadPriceList, priceListJson, readPriceList } from './loadPriceList.ts'
export type { PriceListJson } from './loadPriceList.ts'
export { seedPriceList } from './seedPriceList.ts'
