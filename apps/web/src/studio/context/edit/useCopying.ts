import { snakeCase } from '@kitwright/words'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast } from '../../../ui/index.ts'
import {
  documentOf,
  layersOf,
  pasteText,
  removeSelected,
  serialiseLayers,
  type Access,
  type SelectionState,
  type DocumentState,
  type DocumentVerbs,
  type DocumentWithSelection,
  type SelectionVerbs,
} from '@kitwright/editor'
import { useStudioParts } from '../store/StudioContext.ts'

/** The last text copied in this tab, for browsers that restrict the clipboard. */
let lastCopied: string | null = null

const textOfSelected = (editor: Access<DocumentState & SelectionState>): string => {
  const state = editor.getState()
  return serialiseLayers(documentOf(state), layersOf(state))
}

export interface ClipboardActions {
  /** Returns the selected layers as text. Without a selection, shows a message and returns null. */
  take(isCut: boolean): string | null
  /** Copies or cuts by button into the system's clipboard. */
  copy(isCut: boolean): Promise<void>
  put(text: string): Promise<void>
  /** Pastes by button from the system's clipboard. */
  paste(): Promise<void>
}

/** Copies, cuts and pastes layers, and shows a message for each. */
export function useCopying(): ClipboardActions {
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs & SelectionVerbs>()
  const { t } = useTranslation(['arrange', 'studio'])

  const take = useCallback(
    (isCut: boolean): string | null => {
      const count = layersOf(api.getState()).length
      if (count === 0) {
        toast('info', t('studio:no_layer_selected'))
        return null
      }
      lastCopied = textOfSelected(api)
      toast('success', t('arrange:copied', { count }))
      if (isCut && !removeSelected(api)) toast('info', t('studio:some_locked'))
      return lastCopied
    },
    [api, t],
  )

  const put = useCallback(
    async (text: string): Promise<void> => {
      const result = await pasteText(api, text)
      if (!result.ok) {
        const { trouble } = result
        toast(
          trouble === 'pasteNothing' ? 'info' : 'error',
          trouble === 'tooManyLayers' ? t('studio:too_many_layers') : t(`arrange:${snakeCase(trouble)}`),
        )
        return
      }
      toast('success', t('arrange:pasted', { count: result.count }))
      if (result.isPictureMissing) toast('error', t('arrange:paste_missing'))
    },
    [api, t],
  )

  return useMemo(
    () => ({
      take,
      put,
      async copy(isCut) {
        const text = take(isCut)
        // If the clipboard is refused or missing, this tab still remembers the text.
        if (text !== null) await navigator.clipboard?.writeText(text).catch(() => {})
      },
      async paste() {
        const text = await readClipboard()
        if (text === null) toast('info', t('arrange:paste_denied'))
        else await put(text)
      },
    }),
    [put, t, take],
  )
}

async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return lastCopied
  }
}
