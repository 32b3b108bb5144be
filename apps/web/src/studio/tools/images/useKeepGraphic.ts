import { snakeCase } from '@kitwright/words'
import type { Graphic } from '@kitwright/contract'
import type { AssetRef } from '@kitwright/design'
import { useCallback } from 'react'
import { keepImage } from '../../../drafts/index.ts'
import { useApi, useProblemText, useSession } from '../../../session/index.ts'
import { useTranslation } from 'react-i18next'

type KeptGraphic = { readonly ok: true; readonly asset: AssetRef } | { readonly ok: false; readonly message: string }

/** Takes a picture of the library: as a file of one's own for who is signed in, else kept in this browser like an upload. */
export function useKeepGraphic(): (graphic: Graphic) => Promise<KeptGraphic> {
  const { t } = useTranslation(['studio'])
  const api = useApi()
  const problemText = useProblemText()
  const { isSignedIn } = useSession()
  return useCallback(
    async ({ id, largeImageURL }) => {
      if (isSignedIn) {
        const answer = await api('POST /api/graphics/{id}/place', { params: { id } })
        if (!answer.ok) return { ok: false, message: problemText(answer.error) }
        const { id: fileId, widthPx, heightPx } = answer.value
        return { ok: true, asset: { source: 'file', id: fileId, widthPx, heightPx } }
      }
      const response = await fetch(largeImageURL).catch(() => null)
      if (response && !response.ok) return { ok: false, message: problemText({ id: 'graphics', message: '' }) }
      // The connection may go while the picture comes.
      const picture = await response?.blob().catch(() => null)
      if (!picture) return { ok: false, message: problemText({ id: 'network', message: '' }) }
      const kept = await keepImage(picture)
      return kept.ok ? kept : { ok: false, message: t(`studio:${snakeCase(kept.problem)}`) }
    },
    [api, isSignedIn, problemText, t],
  )
}
