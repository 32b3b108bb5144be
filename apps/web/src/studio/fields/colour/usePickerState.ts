import type { TonedColour, Fill } from '@kitwright/design'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { colourOf, colouredOf, withColour, type StopIndex } from '../swatches/fills.ts'
import { useNoteColour } from '../swatches/useNoteColour.ts'
import { colorOf, hexOf, type Color } from './color.ts'
import { useColourPorts } from '../swatches/ColourContext.ts'
import { debounce } from './debounce.ts'
import { throttle, type Throttle } from './throttle.ts'

/** The delay in ms after the last change of a burst, which is then one change of the design. */
const EMIT_MS = 100
/** The interval in ms at which the garment shows a burst. */
const PREVIEW_MS = 100

/** State and setters of the picker. The design is updated once the picker is idle. */
export interface PickerState {
  readonly fill: Fill
  /** Colour of the fill, or of its active stop. */
  readonly color: Color
  readonly hex: string
  setFill(fill: Fill): void
  setColor(color: Color): void
  /** Sets the colour, as the club colour that `tone` names; null deliberately detaches it from the club colours. */
  setHex(hex: string, tone?: TonedColour['tone']): void
  /** Applies the pending change to the design at once: another change of the design would replace its preview. */
  settle(): void
  /** The club colour being edited. */
  readonly tone: TonedColour['tone']
}

interface EditedFill {
  readonly value: Fill
  readonly onChange: (fill: Fill) => void
  readonly stop: StopIndex
}

const isSame = (a: Fill, b: Fill): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Listeners {
  readonly preview: (fill: Fill) => void
  readonly emit: (fill: Fill) => void
}

/**
 * Shows fills at their pace, and sends the last of a burst to the current listeners. A pending fill is sent when the
 * picker closes.
 */
function useEmitted(listeners: Listeners): RefObject<Throttle<Fill> | null> {
  const now = useRef(listeners)
  const emitted = useRef<Throttle<Fill> | null>(null)
  useEffect(() => {
    now.current = listeners
  })
  useEffect(() => {
    const preview = throttle<Fill>(PREVIEW_MS, fill => now.current.preview(fill))
    const emit = debounce<Fill>(EMIT_MS, fill => {
      preview.cancel()
      now.current.emit(fill)
    })
    emitted.current = {
      push(fill) {
        preview.push(fill)
        emit.push(fill)
      },
      flush: emit.flush,
      cancel() {
        preview.cancel()
        emit.cancel()
      },
    }
    return () => {
      emit.flush()
      preview.cancel()
    }
  }, [])
  return emitted
}

export function usePickerState({ value, onChange, stop }: EditedFill): PickerState {
  const note = useNoteColour()
  const [fill, show] = useState(value)
  const [kept, keep] = useState<Color | null>(null)
  const latest = useRef(value)
  const sent = useRef(value)
  const ports = useColourPorts()
  const pace = useEmitted({
    preview(next) {
      sent.current = next
      ports.preview(() => onChange(next))
    },
    emit(next) {
      sent.current = next
      onChange(next)
    },
  })

  useEffect(() => {
    if (isSame(value, sent.current)) return
    // The value was undone or changed outside the picker, so the pending fill is outdated.
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
    settle: () => pace.current?.flush(),
    tone: colouredOf(fill, stop).tone,
    setHex(next, tone) {
      setFill(withColour(latest.current, stop, next, tone))
    },
  }
}
