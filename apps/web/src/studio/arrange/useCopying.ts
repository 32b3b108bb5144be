import { useCallback, useMemo } from 'react'
import { toast } from '../../ui/index.ts'
import { documentOf, layersOf } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import { writeCopied } from './clipboard.ts'
import { pasteText } from './paste.ts'
import { removeSelected } from './verbs.ts'
import { useArrangeWords } from './words.ts'

/** What was copied last in this tab, where the browser keeps its clipboard to itself. */
let lastCopied: string | null = null

const textOfSelected = (api: StudioStoreApi): string => {
  const state = api.getState()
  return writeCopied(documentOf(state), layersOf(state))
}

export interface Copying {
  /** The selected layers as text, or null, which is told, where none is selected. */
  take(isCut: boolean): string | null
  /** The same, by a button, into the system's clipboard. */
  copy(isCut: boolean): Promise<void>
  put(text: string): Promise<void>
  /** By a button, from the system's clipboard. */
  paste(): Promise<void>
}

/** Copying, cutting and pasting of layers, each told in a word. */
export function useCopying(): Copying {
  const api = useStudioApi()
  const say = useArrangeWords()
  const sayStudio = useWords()

  const take = useCallback(
    (isCut: boolean): string | null => {
      const count = layersOf(api.getState()).length
      if (count === 0) {
        toast('info', sayStudio('noLayerSelected'))
        return null
      }
      lastCopied = textOfSelected(api)
      if (isCut) removeSelected(api)
      toast('success', say('copied', { count }))
      return lastCopied
    },
    [api, say, sayStudio],
  )

  const put = useCallback(
    async (text: string): Promise<void> => {
      const result = await pasteText(api, text)
      if (!result.ok) {
        const { trouble } = result
        toast(
          trouble === 'pasteNothing' ? 'info' : 'error',
          trouble === 'tooManyLayers' ? sayStudio(trouble) : say(trouble),
        )
        return
      }
      toast('success', say('pasted', { count: result.count }))
      if (result.isPictureMissing) toast('error', say('pasteMissing'))
    },
    [api, say, sayStudio],
  )

  return useMemo(
    () => ({
      take,
      put,
      async copy(isCut) {
        const text = take(isCut)
        // Refused or missing, this tab still remembers it.
        if (text !== null) await navigator.clipboard?.writeText(text).catch(() => {})
      },
      async paste() {
        const text = await readClipboard()
        if (text === null) toast('info', say('pasteDenied'))
        else await put(text)
      },
    }),
    [put, say, take],
  )
}

async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return lastCopied
  }
}
