export { checkIfMatch, etagOf } from './ifMatch.ts'
export { Problem } from './problem.ts'
export type { BinaryReply, Endpoint, Endpoints, Exchange, Person, Reply, Run, TenantContext, Upload } from './types.ts'
