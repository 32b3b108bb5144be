export { COLLECTIONS, offeredOf } from './collections.ts'
export { createGraphicsEndpoints } from './endpoints.ts'
