export { createTemplateBriefs } from './templateBriefs.ts'
export { createTemplatesEndpoints } from './endpoints.ts'
export { seedMissingTemplates, seedTemplates } from './seedTemplates.ts'
export { listTemplateDocuments } from './store.ts'
