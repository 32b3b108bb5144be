import { snakeCase } from '@kitwright/words'
import type { Graphic } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import type { AssetRef } from '@kitwright/design'
import { useCallback } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { keepImage, type ImageRefusal } from '../../../../drafts/index.ts'
import { useApi, useSend, useSession } from '../../../../session/index.ts'

const answer = (asset: AssetRef) => ({ ok: true, status: 200, value: asset, etag: null }) as const
const refusal = (id: string, message = '') => ({ ok: false, error: { id, message } }) as const

/** Places a library graphic as a file of the user's own. */
async function placeThere(id: string, api: Client) {
  const placed = await api('POST /api/graphics/{id}/place', { params: { id } })
  if (!placed.ok) return placed
  const { id: fileId, widthPx, heightPx } = placed.value
  return answer({ source: 'file', id: fileId, widthPx, heightPx })
}

/** Stores the picture in this browser, like an upload. */
async function keepHere(url: string, textOf: (problem: ImageRefusal) => string) {
  const response = await fetch(url).catch(() => null)
  if (response && !response.ok) return refusal('graphics')
  // The connection may fail while the picture downloads.
  const picture = await response?.blob().catch(() => null)
  if (!picture) return refusal('network')
  const kept = await keepImage(picture)
  return kept.ok ? answer(kept.asset) : refusal(kept.problem, textOf(kept.problem))
}

/**
 * Stores a library picture: on the server for a signed-in user, else in this browser. Shows an error and resolves to
 * null on failure.
 */
export function useKeepGraphic(): (graphic: Graphic) => Promise<AssetRef | null> {
  const { t } = useTranslation(['studio'])
  const api = useApi()
  const send = useSend(null)
  const { isSignedIn } = useSession()
  return useCallback(
    async ({ id, largeImageURL }) => {
      let kept: AssetRef | null = null
      const textOf = (problem: ImageRefusal): string => t(`studio:${snakeCase(problem)}`)
      await send<AssetRef>(async () => (isSignedIn ? placeThere(id, api) : keepHere(largeImageURL, textOf)), {
        isQuiet: true,
        done: ({ value }) => {
          kept = value
        },
      })
      return kept
    },
    [api, isSignedIn, send, t],
  )
}
