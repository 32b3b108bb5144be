import type { PhotoStage, Shot } from '@kitwright/scene/export'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/index.ts'
import { toBlob } from './turntable.ts'

export const PNG = 'image/png'
/** What is drawn is the most of it; the rest is packing it as PNG, which tells nothing of how far it is. */
const DRAWN = 0.9

export interface Wanted {
  readonly photo: PhotoStage
  readonly shot: Shot
  readonly file: string
}

/** Makes a picture, shows how far it is (null: none is made), and can call it off. */
export function usePicture() {
  const { t } = useTranslation(['shots'])
  const [share, setShare] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    setShare(null)
  }
  useEffect(() => () => running.current?.abort(), [])

  /** Hands the picture on, unless it was called off. */
  async function make({ photo, shot, file }: Wanted, to: (file: File) => void | Promise<void>): Promise<void> {
    const over = new AbortController()
    running.current = over
    setShare(0)
    try {
      const onProgress = (drawn: number): void => setShare(drawn * DRAWN)
      const blob = await toBlob(await photo.shoot(shot, { signal: over.signal, onProgress }), PNG)
      over.signal.throwIfAborted()
      await to(new File([blob], file, { type: PNG }))
    } catch (cause) {
      if (over.signal.aborted) return
      console.error('the picture could not be made', cause)
      toast('error', t('shots:failed'))
    }
    setShare(null)
  }
  return { share, make, cancel }
}
