export { createSuppliersEndpoints } from './endpoints.ts'
export { findSupplier, findSupplierByName } from './store.ts'
