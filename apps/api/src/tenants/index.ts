export { createTenantDirectory } from './directory.ts'
export type { TenantDirectory } from './directory.ts'
export { createTenantsEndpoints } from './endpoints.ts'
export { seedTenants } from './seedTenants.ts'
