import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { packPng, PNG } from '../picture/packPng.ts'
import { download } from '../shots/deliverFile.ts'
import { toBlob } from '../turntable/turntable.ts'
import type { PictureRequest, TeamSession } from './teamSession.ts'

export type FileKind = 'jpeg' | 'png'
export const FILE_KINDS: readonly FileKind[] = ['jpeg', 'png']
const JPEG = 'image/jpeg'

/** The share of the progress that drawing takes; packing takes the rest and reports none. */
const DRAWN = 0.92

export interface FileRequest {
  readonly session: TeamSession
  readonly picture: PictureRequest
  readonly kind: FileKind
  readonly fileName: string
  readonly letter: (canvas: HTMLCanvasElement) => Promise<unknown>
}

/** Makes the picture in full size and hands it to the downloads; shows its progress (null: none), and can cancel it. */
export function useTeamFile() {
  const { t } = useTranslation(['teamPhoto', 'shots'])
  const [share, setShare] = useState<number | null>(null)
  const [isCancelled, setCancelled] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    setShare(null)
    setCancelled(true)
  }
  async function make({ session, picture, kind, fileName, letter }: FileRequest): Promise<void> {
    const over = new AbortController()
    running.current = over
    setShare(0)
    setCancelled(false)
    try {
      const { signal } = over
      const onProgress = (done: number): void => setShare(done * DRAWN)
      const canvas = await session.picture(picture, { signal, onProgress })
      await letter(canvas)
      signal.throwIfAborted()
      const blob = kind === 'png' ? await packPng(canvas, signal) : await toBlob(canvas, JPEG)
      signal.throwIfAborted()
      download(new File([blob], fileName, { type: kind === 'png' ? PNG : JPEG }))
      toast('success', t('shots:done', { file: fileName }))
    } catch (cause) {
      if (over.signal.aborted) return
      console.error('the team photo could not be made', cause)
      toast('error', t('teamPhoto:failed'))
    }
    if (running.current === over) setShare(null)
  }
  return { share, isCancelled, make, cancel }
}
