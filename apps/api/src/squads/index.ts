export { createSquadsEndpoints } from './endpoints.ts'
export { SQUADS_MOST } from './saveSquad.ts'
export { squadsSummary } from './summary.ts'
