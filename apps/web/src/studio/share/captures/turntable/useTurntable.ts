import type { PhotoStage } from '@kitwright/scene/export'
import { useEffect, useRef, useState } from 'react'
import { useStudio } from '../../../context/index.ts'
import { fileName } from '../shots/fileName.ts'
import { recordVideo, videoKind } from './recordVideo.ts'
import type { Ground } from '../shots/shotSettings.ts'
import { shootTurn, toMovingPicture } from './turntable.ts'

export type TurnKind = 'picture' | 'video'

export interface TurntableOptions {
  readonly kind: TurnKind
  readonly ground: Exclude<Ground, 'club'>
}

export type Turntable =
  | { readonly kind: 'idle' }
  | { readonly kind: 'shooting'; readonly done: number }
  | { readonly kind: 'filming'; readonly share: number }
  | { readonly kind: 'ready'; readonly file: File; readonly url: string }
  | { readonly kind: 'failed' }

interface TurntableRun {
  readonly design: string
  readonly signal: AbortSignal
  readonly note: (state: Turntable) => void
}

async function make(
  photo: PhotoStage,
  { kind, ground }: TurntableOptions,
  { design, signal, note }: TurntableRun,
): Promise<File> {
  const isPicture = kind === 'picture'
  const stills = await shootTurn(photo, {
    // A video has no transparent background.
    ground: isPicture && ground === 'clear' ? null : 'studio',
    mime: isPicture ? 'image/webp' : 'image/jpeg',
    signal,
    onFrame: done => note({ kind: 'shooting', done }),
  })
  const video = isPicture ? null : videoKind()
  const onProgress = (share: number): void => note({ kind: 'filming', share })
  const blob = video ? await recordVideo(stills, { kind: video, signal, onProgress }) : await toMovingPicture(stills)
  return new File([blob], fileName(design, 'turn', video?.ending ?? 'webp'), { type: blob.type })
}

/** Creates a turntable, shows its progress, and discards it again. */
export function useTurntable() {
  const design = useStudio(state => state.name)
  const [state, setState] = useState<Turntable>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const shown = useRef<string | null>(null)

  const forget = (): void => {
    running.current?.abort()
    running.current = null
    if (shown.current) URL.revokeObjectURL(shown.current)
    shown.current = null
  }
  useEffect(() => forget, [])

  return {
    state,
    reset() {
      forget()
      setState({ kind: 'idle' })
    },
    async start(photo: PhotoStage, options: TurntableOptions): Promise<void> {
      forget()
      const over = new AbortController()
      running.current = over
      const note = (next: Turntable): void => {
        if (!over.signal.aborted) setState(next)
      }
      note({ kind: 'shooting', done: 0 })
      try {
        const file = await make(photo, options, { design, signal: over.signal, note })
        shown.current = URL.createObjectURL(file)
        note({ kind: 'ready', file, url: shown.current })
      } catch (cause) {
        if (!over.signal.aborted) console.error('the turntable could not be made', cause)
        note({ kind: 'failed' })
      }
    },
  }
}
