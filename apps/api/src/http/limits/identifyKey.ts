import type { ScopeAuth } from '@kitwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/index.ts'
import { type ApiKey, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { authenticateKey } from '../../partners/index.ts'
import { noteInLog } from '../monitoring/logging.ts'
import { bearerOf } from './identifyCaller.ts'

interface KeyContext {
  readonly database: Database
  readonly tenant: TenantContext
  readonly needed: ScopeAuth
  readonly isLimited: boolean
  readonly now: Date
}

/**
 * Finds the key of a partner's call and gives the answer the headers of its limit. Throws as `authenticateKey`, and
 * `too-many-requests` once the key has called too often. The log names the key by its id, never by its text.
 */
export async function findKey(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, tenant, needed, isLimited, now }: KeyContext,
): Promise<ApiKey> {
  const token = bearerOf(request)
  const call = { token, tenantId: tenant.id, needed, isLimited, now }
  const { key, headers, retryAfter, isAllowed } = await authenticateKey(database, call)
  noteInLog(request, { key: key.id })
  reply.headers(headers)
  if (retryAfter > 0) throw new ProblemError('too-many-requests', [], retryAfter)
  if (!isAllowed) throw new ProblemError('scope-missing')
  return key
}
