import { useRef, type PointerEvent } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { angleAfterKey, angleAt } from './angle.ts'
import css from './GradientFields.module.css'

interface AngleDialProps {
  readonly value: number
  readonly onChange: (degrees: number) => void
}

/** A dial for the direction of a gradient: up is 0, clockwise. */
export function AngleDial({ value, onChange }: AngleDialProps) {
  const { t } = useTranslation(['colours'])
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
      className={css.dial}
      aria-label={t('colours:angle_dial')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(value)}
      aria-valuetext={t('colours:degrees', { degrees: Math.round(value) })}
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
      <span className={css.hand} style={{ rotate: `${value}deg` }} />
    </span>
  )
}
