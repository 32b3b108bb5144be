export { checkIfMatch, etagOf } from './ifMatch.ts'
export { ProblemError } from './problem.ts'
export { actorOf, requireRight } from './rights.ts'
export type {
  ApiKey,
  BinaryReply,
  Endpoint,
  Endpoints,
  Exchange,
  Person,
  Reply,
  RunInTenant,
  TenantContext,
  Upload,
} from './types.ts'
export type { SocketEndpoint, SocketEndpoints, SocketExchange, SocketListener } from './socketTypes.ts'
export { writeCsv } from './writeCsv.ts'
