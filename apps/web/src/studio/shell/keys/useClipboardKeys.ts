import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast } from '../../../ui/index.ts'
import { isAside, isTyping } from './keys.ts'
import { handlePastes, type Paste } from './pastes.ts'
import { useCopying, useStudioParts, type WindowVerbs } from '../../context/index.ts'
import { filesOfPaste, pasteFiles } from '../../tools/images/index.ts'

/** Returns whether text is selected on the page; the person may want to copy it. */
const hasMarkedText = (): boolean => getSelection()?.isCollapsed === false

/** Handles Ctrl+C, X and V through the browser's own events, which need no permission. */
export function useClipboardKeys(): void {
  const { take, put } = useCopying()
  const api = useStudioParts<WindowVerbs>()
  const { t } = useTranslation(['arrange'])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const copy = (event: ClipboardEvent): void => {
      if (isTyping(event.target) || hasMarkedText()) return
      const text = take(event.type === 'cut')
      if (text === null) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    const paste = ({ target, content, take: takePaste }: Paste): void => {
      const files = filesOfPaste(content)
      // A field cannot take a picture, so it goes onto the garment from there too.
      if (files.length > 0 && isAside(target)) return toast('info', t('arrange:paste_aside'))
      if (files.length === 0 && isTyping(target)) return
      takePaste()
      if (files.length === 0) return void put(content.getData('text/plain'))
      api.getState().openPanel('images')
      pasteFiles(files)
    }
    document.addEventListener('copy', copy, { signal })
    document.addEventListener('cut', copy, { signal })
    const stopPastes = handlePastes(paste)
    return () => {
      listening.abort()
      stopPastes()
    }
  }, [take, put, api, t])
}
