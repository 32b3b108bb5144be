import type { DraftSnapshot } from '../context/index.ts'

/** Returns the id of the design on the server; null while the server does not have it. */
export const savedIdOf = ({ draftId, server }: Pick<DraftSnapshot, 'draftId' | 'server'>): string | null =>
  server.serverEtag === undefined ? null : (server.designId ?? draftId)
