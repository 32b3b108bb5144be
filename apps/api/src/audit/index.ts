export { createAuditEndpoints } from './endpoints.ts'
export { noteAudit } from './noteAudit.ts'
