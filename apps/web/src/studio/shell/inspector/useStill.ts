import { useEffect, useRef } from 'react'

const scrollerOf = (element: Element): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

/**
 * Keeps the last pressed row under the finger while the fields above it change height with the selection, so a second tap hits the
 * same row. A press elsewhere or a scroll ends this. Returns the refs of the fields and of the list.
 */
export function useStill() {
  const fields = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [above, below] = [fields.current, list.current]
    const scroller = above && scrollerOf(above)
    const room = above?.parentElement
    if (!above || !room || !below || !scroller) return
    let pressed: { readonly row: Element; readonly top: number } | null = null
    const keep = (): void => {
      room.style.minBlockSize = ''
      if (!pressed?.row.isConnected) return
      const by = pressed.row.getBoundingClientRect().top - pressed.top
      const before = scroller.scrollTop
      scroller.scrollTop += by
      const missing = scroller.scrollTop - before - by
      // The scroller cannot scroll that far, so a minimum height fills the gap until the next change.
      if (missing >= 1) room.style.minBlockSize = `${room.offsetHeight + missing}px`
    }
    const press = ({ target }: PointerEvent): void => {
      const row = target instanceof Element && below.contains(target) ? target.closest('[data-row]') : null
      pressed = row && { row, top: row.getBoundingClientRect().top }
    }
    const leave = (): void => {
      pressed = null
    }
    const sized = new ResizeObserver(keep)
    sized.observe(above)
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointerdown', press, { signal, capture: true })
    scroller.addEventListener('wheel', leave, { signal, passive: true })
    scroller.addEventListener('touchmove', leave, { signal, passive: true })
    return () => {
      listening.abort()
      sized.disconnect()
    }
  }, [])
  return { fields, list }
}
