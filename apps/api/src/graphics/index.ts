export { createGraphicsEndpoints } from './endpoints.ts'
