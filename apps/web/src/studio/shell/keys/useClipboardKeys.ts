import { useEffect } from 'react'
import { isAside, isTyping } from './keys.ts'
import { useCopying, useStudioParts, type WindowVerbs } from '../../context/index.ts'
import { filesOfPaste, pasteFiles } from '../../tools/images/index.ts'

/** Returns whether text is selected on the page; the person may want to copy it. */
const hasMarkedText = (): boolean => getSelection()?.isCollapsed === false

/** Handles Ctrl+C, X and V through the browser's own events, which need no permission. */
export function useClipboardKeys(): void {
  const { take, put } = useCopying()
  const api = useStudioParts<WindowVerbs>()
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
    const paste = (event: ClipboardEvent): void => {
      const { clipboardData: data, target } = event
      if (!data) return
      const files = filesOfPaste(data)
      // A field cannot take a picture, so it goes onto the garment from there too.
      if (files.length > 0 ? isAside(target) : isTyping(target)) return
      event.preventDefault()
      if (files.length === 0) return void put(data.getData('text/plain'))
      api.getState().openPanel('images')
      pasteFiles(files)
    }
    document.addEventListener('copy', copy, { signal })
    document.addEventListener('cut', copy, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [take, put, api])
}
