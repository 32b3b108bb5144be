import type { Graphic } from '@kitwright/contract'
import type { AssetRef, ImageRole } from '@kitwright/design'
import { useState } from 'react'
import { useApi, useProblemText, useSession } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { useWords } from '../../words.ts'
import { keepImage, usePlaceImage } from './useAddImage.ts'

type Outcome = { readonly ok: true; readonly asset: AssetRef } | { readonly ok: false; readonly message: string }

/** Puts a picture of the library on the garment: as a file of one's own for who is signed in, else kept in this browser like an upload. */
export function usePlaceGraphic(role: ImageRole) {
  const say = useWords()
  const api = useApi()
  const problemText = useProblemText()
  const { isSignedIn } = useSession()
  const placeImage = usePlaceImage()
  const [placing, setPlacing] = useState<Graphic | null>(null)

  async function copyToFiles({ id }: Graphic): Promise<Outcome> {
    const answer = await api('POST /api/graphics/{id}/place', { params: { id } })
    if (!answer.ok) return { ok: false, message: problemText(answer.error) }
    const { id: fileId, widthPx, heightPx } = answer.value
    return { ok: true, asset: { source: 'file', id: fileId, widthPx, heightPx } }
  }

  async function keepHere({ largeImageURL }: Graphic): Promise<Outcome> {
    const response = await fetch(largeImageURL).catch(() => null)
    if (!response?.ok)
      return { ok: false, message: problemText({ id: response ? 'graphics' : 'network', message: '' }) }
    const kept = await keepImage(await response.blob())
    return kept.ok ? kept : { ok: false, message: say(kept.problem) }
  }

  async function place(graphic: Graphic): Promise<void> {
    setPlacing(graphic)
    const outcome = await (isSignedIn ? copyToFiles(graphic) : keepHere(graphic))
    setPlacing(null)
    if (outcome.ok) placeImage(outcome.asset, role, graphic.title)
    else toast('error', outcome.message)
  }
  return { placing, place }
}
