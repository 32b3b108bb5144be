import type { TonedColour, Fill } from '@kitwright/design'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { colourOf, colouredOf, withColour, type StopAt } from '../fills.ts'
import { useNoteColour } from '../useNoteColour.ts'
import { colorOf, hexOf, type Color } from './color.ts'
import { throttle, type Throttle } from './throttle.ts'

const PACE_MS = 100

/** What the picker shows and changes; the design follows ten times a second. */
export interface PickerState {
  readonly fill: Fill
  /** Of the fill, or of its active stop. */
  readonly color: Color
  readonly hex: string
  setFill(fill: Fill): void
  setColor(color: Color): void
  /** As one of the club's where `tone` says which; null leaves it free on purpose. */
  setHex(hex: string, tone?: TonedColour['tone']): void
  /** Which of the club's colours is edited. */
  readonly tone: TonedColour['tone']
}

interface EditedFill {
  readonly value: Fill
  readonly onChange: (fill: Fill) => void
  readonly stop: StopAt
}

const isSame = (a: Fill, b: Fill): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Sends fills on at their pace to whoever listens now. What still waits when the picker goes is sent then. */
function useThrottled(onChange: (fill: Fill) => void): RefObject<Throttle<Fill> | null> {
  const listener = useRef(onChange)
  const pace = useRef<Throttle<Fill> | null>(null)
  useEffect(() => {
    listener.current = onChange
  })
  useEffect(() => {
    const made = throttle<Fill>(PACE_MS, fill => listener.current(fill))
    pace.current = made
    return () => made.flush()
  }, [])
  return pace
}

export function usePickerState({ value, onChange, stop }: EditedFill): PickerState {
  const note = useNoteColour()
  const [fill, show] = useState(value)
  const [kept, keep] = useState<Color | null>(null)
  const latest = useRef(value)
  const sent = useRef(value)
  const pace = useThrottled(next => {
    sent.current = next
    onChange(next)
  })

  useEffect(() => {
    if (isSame(value, sent.current)) return
    // Undone, or changed beside the picker: what was on its way is out of date.
    pace.current?.cancel()
    sent.current = value
    latest.current = value
    show(value)
  }, [value, pace])

  const hex = colourOf(fill, stop)
  const color = kept && hexOf(kept) === hex ? kept : colorOf(hex)
  const setFill = (next: Fill): void => {
    latest.current = next
    show(next)
    pace.current?.push(next)
    note(colourOf(next, stop))
  }
  return {
    fill,
    color,
    hex,
    setFill,
    setColor(next) {
      keep(next)
      setFill(withColour(latest.current, stop, hexOf(next)))
    },
    tone: colouredOf(fill, stop).tone,
    setHex(next, tone) {
      setFill(withColour(latest.current, stop, next, tone))
    },
  }
}
