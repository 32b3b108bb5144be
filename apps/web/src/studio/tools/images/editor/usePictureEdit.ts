import type { ImageLayer } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { createPixelRunner, type PixelRunner } from './createPixelRunner.ts'
import { START_HISTORY, isUntouched, type EditHistory } from './edit.ts'
import type { EditResult } from './messages.ts'
import { openPicture, type OpenedPicture } from './openPicture.ts'

export interface PictureEdit {
  readonly opened: OpenedPicture
  readonly runner: PixelRunner
  readonly history: EditHistory
  readonly setHistory: (change: (history: EditHistory) => EditHistory) => void
  /** The picture as the edit makes it, at the size that is tried on. */
  readonly result: EditResult
  readonly isWorking: boolean
  /** The last change could not be made; `result` is from before it. */
  readonly isStuck: boolean
}

type Opening = { readonly opened: OpenedPicture; readonly runner: PixelRunner } | 'opening' | 'failed'

/** Opens a layer's picture once and keeps the worker for as long as it is shown. */
function useOpening(shown: ImageLayer): Opening {
  // As it was when the editor opened: what is edited must not change underneath.
  const [layer] = useState(shown)
  const [opening, setOpening] = useState<Opening>('opening')
  useEffect(() => {
    let runner: PixelRunner | null = null
    let isCurrent = true
    openPicture(layer).then(
      opened => {
        if (!isCurrent) return
        runner = createPixelRunner(opened.preview, { widthMm: layer.widthMm, heightMm: layer.heightMm })
        setOpening({ opened, runner })
      },
      (cause: unknown) => {
        console.error('the picture did not open', cause)
        if (isCurrent) setOpening('failed')
      },
    )
    return () => {
      isCurrent = false
      runner?.close()
    }
  }, [layer])
  return opening
}

/** A picture that is being edited: its history and what has become of it. */
export function usePictureEdit(layer: ImageLayer): PictureEdit | 'opening' | 'failed' {
  const opening = useOpening(layer)
  const [history, setHistory] = useState(START_HISTORY)
  const [result, setResult] = useState<EditResult | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const { present } = history
  useEffect(() => {
    if (typeof opening === 'string') return
    setStuck(false)
    if (isUntouched(present)) {
      void opening.runner.run(present)
      setResult(null)
      setWorking(false)
      return
    }
    let isCurrent = true
    setWorking(true)
    void opening.runner.run(present).then(next => {
      if (!isCurrent) return
      if (next) setResult(next)
      else setStuck(true)
      setWorking(false)
    })
    return () => {
      isCurrent = false
    }
  }, [opening, present])
  if (typeof opening === 'string') return opening
  const shown = result ?? { kind: 'pixels' as const, pixels: opening.opened.preview }
  return { ...opening, history, setHistory, result: shown, isWorking, isStuck }
}
