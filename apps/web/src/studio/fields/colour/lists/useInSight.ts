import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls a field's message into view as it grows while the field has focus. Returns the message's ref. */
export function useInSight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const said = box.current
    if (!said) return
    const watch = new ResizeObserver(() => {
      const isTyped = said.parentElement?.contains(document.activeElement) === true
      if (isTyped && said.childNodes.length > 0) said.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(said)
    return () => watch.disconnect()
  }, [])
  return box
}
