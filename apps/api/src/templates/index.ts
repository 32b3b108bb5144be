export { createTemplateBriefs } from './templateBriefs.ts'
export { createTemplatesEndpoints } from './endpoints.ts'
export { seedMissingTemplates, seedTemplates } from './seedTemplates.ts'
export { listNewestDocuments, listTemplateDocuments } from './store.ts'
