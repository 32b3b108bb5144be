import type { DraftSnapshot } from '../context/index.ts'

/** The id that the server knows the design by; null while it has nothing of it. */
export const savedIdOf = ({ draftId, server }: Pick<DraftSnapshot, 'draftId' | 'server'>): string | null =>
  server.serverEtag === undefined ? null : (server.designId ?? draftId)
