import { createHmac, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const sign = (secret: string | Uint8Array, proposalId: string): string =>
  createHmac('sha256', secret).update(`design proposal ${proposalId}`).digest('base64url')

const writeProposalToken = (secret: string | Uint8Array, proposalId: string): string =>
  `${proposalId}.${sign(secret, proposalId)}`

/** The path that opens a proposal. The token is in the fragment, so that no server log and no other site sees it. */
export const proposalLinkPath = (secret: string | Uint8Array, proposalId: string): string =>
  `/proposal#${writeProposalToken(secret, proposalId)}`

/** Returns the id of the proposal that a token was signed for; null for any other text. */
export function readProposalToken(secret: string | Uint8Array, token: string): string | null {
  const proposalId = token.slice(0, token.indexOf('.'))
  if (!UUID.test(proposalId)) return null
  // As texts: several of them decode to the same bytes.
  const right = Buffer.from(writeProposalToken(secret, proposalId))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? proposalId : null
}
