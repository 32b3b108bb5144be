import type { ImageLayer } from '@kitwright/design'
import { useCallback, useState } from 'react'
import { useAsync } from '../../../../ui/index.ts'
import { createPixelRunner, type PixelRunner } from './pixels/createPixelRunner.ts'
import { type History, historyOf } from '../history/dialogHistory.ts'
import type { SetHistory } from '../history/HistoryButtons.tsx'
import { isUntouched, NO_EDIT, type Edit } from './pixels/edit.ts'
import type { EditResult } from './pixels/messages.ts'
import { drawSvg, openPicture, type OpenedPicture } from './file/openPicture.ts'
import { recolouredSvg, staysVector } from './file/saveEdit.ts'

export interface PictureEdit {
  readonly opened: OpenedPicture
  readonly runner: PixelRunner
  readonly history: History<Edit>
  readonly setHistory: SetHistory<Edit>
  /** The edited picture at preview size. */
  readonly result: EditResult
  readonly isWorking: boolean
  /** Whether the last change failed; `result` is then the one before it. */
  readonly isStuck: boolean
}

interface PictureEditSession {
  readonly opened: OpenedPicture
  readonly runner: PixelRunner
}

const dispose = ({ runner }: PictureEditSession): void => runner.close()
const onError = (cause: unknown): void => console.error('the picture did not open', cause)
/** `isStuck` reports the error. A run that a later one overtook also ends with it. */
const isToldElsewhere = (): void => {}

/** Opens a layer's picture once and keeps the worker while it is shown. */
function useOpening(shown: ImageLayer): PictureEditSession | 'opening' | 'failed' {
  // The layer as it was when the editor opened: the edited picture must not change underneath.
  const [layer] = useState(shown)
  const open = useCallback(
    async (signal: AbortSignal): Promise<PictureEditSession> => {
      const opened = await openPicture(layer)
      signal.throwIfAborted()
      const { widthMm, heightMm } = layer
      return { opened, runner: createPixelRunner(opened.preview, { widthMm, heightMm }) }
    },
    [layer],
  )
  const { data, isError } = useAsync(open, { dispose, onError })
  return isError ? 'failed' : (data ?? 'opening')
}

/**
 * Returns the result of an edit of the picture. For an edit that changes nothing it only cancels the previous one and
 * does not wait.
 */
async function make({ opened, runner }: PictureEditSession, edit: Edit): Promise<EditResult | null> {
  // Vector edits are previewed as SVG, because pixels would keep the old colour along soft edges.
  if (opened.svg !== null && staysVector(opened, edit))
    return { kind: 'pixels', pixels: await drawSvg(recolouredSvg(opened.svg, edit), opened.preview) }
  const running = runner.run(edit)
  if (isUntouched(edit)) return null
  const result = await running
  if (!result) throw new Error('the edit could not be made')
  return result
}

/** Returns the picture being edited: its history and its result. */
export function usePictureEdit(layer: ImageLayer): PictureEdit | 'opening' | 'failed' {
  const opening = useOpening(layer)
  const [history, setHistory] = useState(() => historyOf(NO_EDIT))
  const { present } = history
  const ready = typeof opening === 'string' ? null : opening
  const run = useCallback(() => make(ready!, present), [ready, present])
  const made = useAsync(ready && run, { isSticky: true, onError: isToldElsewhere })
  if (typeof opening === 'string') return opening
  const isPlain = isUntouched(present)
  const result = (isPlain ? null : made.data) ?? { kind: 'pixels' as const, pixels: opening.opened.preview }
  return { ...opening, history, setHistory, result, isWorking: made.isPending && !isPlain, isStuck: made.isError }
}
