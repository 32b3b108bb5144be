export { createHostCheck, createTenantDirectory, REMEMBERED_MS } from './tenantDirectory.ts'
export type { TenantDirectory } from './tenantDirectory.ts'
export { createTenantsEndpoints } from './endpoints.ts'
export { findTenantBySlug, OPERATED_PRESENCES, listHosts, suspendTenant } from './findTenant.ts'
export type { OperatedTenant } from './findTenant.ts'
export { giveHost, makeTenant, takeHost } from './makeTenant.ts'
export { findBestHost, listTenants } from './listTenants.ts'
export type { ListedTenant } from './listTenants.ts'
export { type ContentWatch, watchContent } from './watchContent.ts'
export { createOrigins } from './tenantOrigins.ts'
export type { Origins } from './tenantOrigins.ts'
export { openSavedTexts } from './savedTexts.ts'
export { seedTenants } from './seedTenants.ts'
export { DEFAULT_COLOUR, parseSettings } from './settings.ts'
export type { TenantSettings } from './settings.ts'
export {
  answerDesignMessages,
  countOpenMessages,
  getMessage,
  insertMessage,
  listDesignMessages,
  reopenDesignMessages,
} from './messages.ts'
