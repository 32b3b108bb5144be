import { useEffect } from 'react'
import { isTyping } from './keys.ts'
import { useCopying } from '../../context/index.ts'

/** Text that someone has marked on the page is theirs to copy. */
const hasMarkedText = (): boolean => getSelection()?.isCollapsed === false

/** Ctrl+C, X and V, through the browser's own events: they need no permission. */
export function useClipboardKeys(): void {
  const { take, put } = useCopying()
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
      // Files are for the pictures' own tool.
      if (isTyping(event.target) || !event.clipboardData || event.clipboardData.files.length > 0) return
      event.preventDefault()
      void put(event.clipboardData.getData('text/plain'))
    }
    document.addEventListener('copy', copy, { signal })
    document.addEventListener('cut', copy, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [take, put])
}
