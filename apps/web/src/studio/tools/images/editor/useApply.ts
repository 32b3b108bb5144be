import { snakeCase } from '@kitwright/words'
import type { ImageLayer } from '@kitwright/design'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useEdit } from '../../../context/index.ts'
import { useAskToLose } from './file/useAskToLose.ts'
import { fittedSize } from './pixels/fitSize.ts'
import { saveEdit } from './file/saveEdit.ts'
import type { PictureEdit } from './usePictureEdit.ts'

const tenth = (mm: number): number => Math.max(1, Math.round(mm * 10) / 10)

/** Renders the edited picture at full size and replaces the old one, as one entry of the design's history. */
export function useApply(layer: ImageLayer, onDone: () => void) {
  const { t } = useTranslation(['studio', 'images'])
  const { change } = useEdit()
  const askToLose = useAskToLose()
  /** Progress of the rendering, 0 to 1; null while none runs. */
  const [progress, setProgress] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  // The design must not change after the editor has closed.
  useEffect(() => () => running.current?.abort(), [])
  async function apply({ opened, runner, history }: PictureEdit): Promise<void> {
    const { signal } = (running.current = new AbortController())
    const noteProgress = (share: number): void => {
      if (!signal.aborted) setProgress(share)
    }
    setProgress(0)
    const kept = await saveEdit({ opened, runner, edit: history.present, askToLose, signal }, noteProgress)
    if (signal.aborted) return
    running.current = null
    setProgress(null)
    if (kept === 'declined') return toast('info', t('images:apply_cancelled'))
    if (!kept?.ok) {
      toast('error', kept ? t(`studio:${snakeCase(kept.problem)}`) : t('images:apply_failed'))
      return
    }
    const { asset } = kept
    const { widthMm, heightMm } = fittedSize(layer, { width: asset.widthPx, height: asset.heightPx })
    change(layer.id, { asset, widthMm: tenth(widthMm), heightMm: tenth(heightMm) })
    onDone()
  }
  /** Cancels the rendering in progress. Returns false if none runs. */
  function cancel(): boolean {
    if (!running.current) return false
    running.current.abort()
    running.current = null
    setProgress(null)
    toast('info', t('images:apply_cancelled'))
    return true
  }
  return { progress, apply, cancel }
}
