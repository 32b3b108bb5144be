export { createSquadsEndpoints } from './endpoints.ts'
export { MAX_SQUADS } from './saveSquad.ts'
export { squadsSummary } from './store.ts'
