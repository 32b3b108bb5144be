import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from '../accounts/index.ts'
import { networkOf } from './reached.ts'
import { bearerOf } from './visitor.ts'

/** Whose call it is: a session's that has proved itself, as behind one address there may be hundreds, else its network's. */
export const callerBy =
  (tokens: AccessTokens) =>
  async (request: FastifyRequest): Promise<string> =>
    (await tokens.sessionOf(bearerOf(request) ?? '', new Date())) ?? networkOf(request.address)
