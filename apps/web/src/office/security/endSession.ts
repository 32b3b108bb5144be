import type { Client } from '@kitwright/contract/client'
import { notFoundAsNull } from '../../session/index.ts'

/** A session that is over counts as ended. */
export const endOwnSession = async (api: Client, id: string) =>
  notFoundAsNull(await api('DELETE /api/office/me/sessions/{id}', { params: { id } }))

export const endStaffSession = async (api: Client, id: string, sessionId: string) =>
  notFoundAsNull(await api('DELETE /api/office/staff/{id}/sessions/{sessionId}', { params: { id, sessionId } }))
