export { createCostEndpoints } from './endpoints.ts'
export { createCostListEndpoints } from './listEndpoints.ts'
export { createMarginEndpoints } from './marginEndpoints.ts'
export { writeCost } from './writeCost.ts'
