import { createHash } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import type { RunInTenant, TenantContext } from '../endpoint/index.ts'
import { parseSettings } from '../tenants/index.ts'
import { loadColourCard } from './colourCards.ts'

interface CachedColourCard {
  readonly value: Response_<'GET /api/colourcard'>
  /** The value as sent. */
  readonly json: string
  readonly etag: string
}

const write = (colours: CachedColourCard['value']['colours']): CachedColourCard => {
  const value = { colours }
  const json = JSON.stringify(value)
  return { value, json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
}

const NONE = write([])
const MAX_SHOPS = 1_000

/**
 * Caches each shop's colour card. It is read once for each version that the tenant reports, and never if the shop has
 * none.
 */
export function createColourCardCache() {
  const known = new Map<string, { readonly version: number; readonly card: Promise<CachedColourCard> }>()
  return {
    async of({ id, settings }: TenantContext, run: RunInTenant): Promise<CachedColourCard> {
      const { colourCard: version } = parseSettings(settings)
      if (version === undefined) return NONE
      const found = known.get(id)
      if (found?.version === version) return found.card
      // Other callers wait for it too, so the read is not aborted.
      const card = run(loadColourCard, { isShared: true }).then(({ colours }) => write(colours))
      if (known.size >= MAX_SHOPS) known.clear()
      known.set(id, { version, card })
      card.catch(() => known.delete(id))
      return card
    },
  }
}
