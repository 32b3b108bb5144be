import { type RefObject, useEffect, useRef, useState } from 'react'

const nearest = ({ target }: Event, name: 'day' | 'due'): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] : undefined

/** The order that is dragged, and the day that it is over. */
export interface DayDrag {
  readonly place: RefObject<HTMLDivElement | null>
  readonly over: string | null
}

/** Drags orders from day to day by a pointer. The menu of an order does the same, so the days take no focus. */
export function useDayDrag(onMove: (id: string, on: string) => void): DayDrag {
  const place = useRef<HTMLDivElement>(null)
  const [inHand, setInHand] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    const target = place.current
    if (!target) return
    const listeners = new AbortController()
    const on = (kind: 'dragstart' | 'dragover' | 'drop' | 'dragend', work: (event: DragEvent) => void): void =>
      target.addEventListener(kind, work, { signal: listeners.signal })
    const letGo = (): void => {
      setInHand(null)
      setOver(null)
    }
    on('dragstart', event => {
      const id = nearest(event, 'due')
      if (id === undefined || !event.dataTransfer) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setInHand(id)
    })
    on('dragover', event => {
      const day = nearest(event, 'day')
      if (inHand === null || day === undefined) return
      event.preventDefault()
      setOver(day)
    })
    on('drop', event => {
      const day = nearest(event, 'day')
      if (inHand === null || day === undefined) return
      event.preventDefault()
      onMove(inHand, day)
      letGo()
    })
    on('dragend', letGo)
    return () => listeners.abort()
  }, [inHand, onMove])
  return { place, over }
}
