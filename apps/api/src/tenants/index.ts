export { createTenantDirectory } from './directory.ts'
export type { TenantDirectory } from './directory.ts'
export { createTenantsEndpoints } from './endpoints.ts'
export { DEMO_TENANTS, seedTenants } from './seedTenants.ts'
