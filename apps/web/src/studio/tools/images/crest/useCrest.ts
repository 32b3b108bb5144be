import { snakeCase } from '@kitwright/words'
import type { ImageLayer } from '@kitwright/design'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { keepImage } from '../../../../drafts/index.ts'
import { useSession } from '../../../../session/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useEdit } from '../../../context/index.ts'
import { fittedSize } from '../editor/pixels/fitSize.ts'
import { sendAhead, useSender } from '../upload/uploadList.ts'
import { usePlaceImage } from '../upload/useAddImage.ts'

const SVG = 'image/svg+xml'
const tenth = (mm: number): number => Math.max(1, Math.round(mm * 10) / 10)

/** Stores a crest like an uploaded logo, and puts it on the garment, or in place of the changed one. */
export function useCrest(layer: ImageLayer | null, onDone: () => void) {
  const { t } = useTranslation(['studio', 'images', 'crest'])
  const place = usePlaceImage()
  const { change } = useEdit()
  const sender = useSender()
  const { isSignedIn } = useSession()
  const [isKeeping, setKeeping] = useState(false)
  const running = useRef<AbortController | null>(null)
  // A dialog that was closed in the meantime must not change the design afterwards.
  useEffect(() => () => running.current?.abort(), [])

  async function keep(svg: string, name: string): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setKeeping(true)
    const file = new Blob([svg], { type: SVG })
    const kept = await keepImage(file)
    if (signal.aborted) return
    running.current = null
    setKeeping(false)
    if (!kept.ok) {
      toast('error', t(`studio:${snakeCase(kept.problem)}`))
      return
    }
    const { asset } = kept
    if (layer) {
      const { widthMm, heightMm } = fittedSize(layer, { width: asset.widthPx, height: asset.heightPx })
      change(layer.id, { asset, widthMm: tenth(widthMm), heightMm: tenth(heightMm) })
    } else place(asset, 'logo', name)
    if (isSignedIn) sendAhead(asset, `${name}.svg`, file.size, sender)
    onDone()
  }
  /** Cancels the running save and informs the user. Returns false when none is running. */
  function cancel(): boolean {
    if (!running.current) return false
    running.current.abort()
    running.current = null
    setKeeping(false)
    toast('info', t(layer ? 'images:apply_cancelled' : 'crest:place_cancelled'))
    return true
  }
  return { isKeeping, keep, cancel }
}
