import type { PasskeyRow } from '../factors/passkeyStore.ts'

export const presentPasskey = (row: PasskeyRow) => ({
  id: row.id,
  name: row.name,
  host: row.rp_id,
  madeAt: row.made_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})
