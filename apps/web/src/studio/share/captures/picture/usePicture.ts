import type { PhotoStage, Shot } from '@kitwright/scene/export'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { packPng, PNG } from './packPng.ts'

/** The share of the progress that drawing takes. Packing as PNG takes the rest and reports no progress. */
const DRAWN = 0.9

export interface ShotRequest {
  readonly photo: PhotoStage
  readonly shot: Shot
  readonly file: string
}

/** Creates a picture, shows its progress (null: none is being made), and can cancel it; partial work is discarded. */
export function usePicture() {
  const { t } = useTranslation(['shots'])
  const [share, setShare] = useState<number | null>(null)
  const [isCalledOff, setIsCalledOff] = useState(false)
  const running = useRef<AbortController | null>(null)
  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    setShare(null)
    setIsCalledOff(true)
  }
  useEffect(() => () => running.current?.abort(), [])

  /** Passes the picture on, unless it was cancelled. */
  async function make({ photo, shot, file }: ShotRequest, to: (file: File) => void | Promise<void>): Promise<void> {
    const over = new AbortController()
    running.current = over
    setShare(0)
    setIsCalledOff(false)
    try {
      const onProgress = (drawn: number): void => setShare(drawn * DRAWN)
      const blob = await packPng(await photo.shoot(shot, { signal: over.signal, onProgress }), over.signal)
      over.signal.throwIfAborted()
      await to(new File([blob], file, { type: PNG }))
    } catch (cause) {
      if (over.signal.aborted) return
      console.error('the picture could not be made', cause)
      toast('error', t('shots:failed'))
    }
    if (running.current === over) setShare(null)
  }
  return { share, isCalledOff, make, cancel }
}
