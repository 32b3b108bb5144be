import { useRef, type PointerEvent } from 'react'
import { useColourWords } from '../words.ts'
import { angleAfterKey, angleAt } from './angle.ts'
import styles from './gradient.module.css'

interface AngleDialProps {
  readonly value: number
  readonly onChange: (degrees: number) => void
}

/** A gradient's direction on a dial: up is 0, clockwise. */
export function AngleDial({ value, onChange }: AngleDialProps) {
  const say = useColourWords()
  const isHeld = useRef(false)
  const turn = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const angle = angleAt({ x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 })
    if (angle !== null && angle !== value) onChange(angle)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.dial}
      aria-label={say('angle_dial')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(value)}
      aria-valuetext={say('degrees', { degrees: Math.round(value) })}
      onPointerDown={event => {
        if (event.button !== 0) return
        isHeld.current = true
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.preventDefault()
        turn(event)
      }}
      onPointerMove={event => isHeld.current && turn(event)}
      onLostPointerCapture={() => {
        isHeld.current = false
      }}
      onKeyDown={event => {
        const next = angleAfterKey(Math.round(value), event.key, event.shiftKey)
        if (next === null) return
        event.preventDefault()
        onChange(next)
      }}
    >
      <span className={styles.hand} style={{ rotate: `${value}deg` }} />
    </span>
  )
}
