import type { Gradient } from '@kitwright/design'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { cssOf, type StopIndex } from '../../swatches/fills.ts'
import { useColourLabel } from '../useColourLabel.ts'
import css from './GradientFields.module.css'
import { percentAfterKey, percentAt } from './stops.ts'

const THUMB_PX = 22

interface GradientBarProps {
  readonly fill: Gradient
  readonly stop: StopIndex
  readonly onStop: (stop: StopIndex) => void
  readonly onMove: (stop: StopIndex, at: number) => void
}

/** Handles the pointer on the bar: a press on a stop takes it, a press beside the stops takes the nearer. */
function useStopDrag({ fill, stop, onStop, onMove }: GradientBarProps) {
  const track = useRef<HTMLDivElement>(null)
  const held = useRef<StopIndex | null>(null)

  const percentOf = (event: PointerEvent): number => {
    const { left, width } = track.current!.getBoundingClientRect()
    return percentAt(event.clientX - left, width, THUMB_PX)
  }
  const nearest = (at: number): StopIndex => {
    const [start, end] = fill.stops.map(each => Math.abs(each.at - at)) as [number, number]
    return start === end ? stop : start < end ? 0 : 1
  }
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return
    const thumb = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]')
    const at = percentOf(event)
    held.current = thumb ? (Number(thumb.dataset.stop) as StopIndex) : nearest(at)
    onStop(held.current)
    if (!thumb) onMove(held.current, at)
    track.current?.querySelectorAll<HTMLElement>('[data-stop]')[held.current]?.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  const move = (event: PointerEvent): void => {
    if (held.current !== null) onMove(held.current, percentOf(event))
  }
  const letGo = (): void => {
    held.current = null
  }
  return { ref: track, onPointerDown: press, onPointerMove: move, onPointerUp: letGo, onPointerCancel: letGo }
}

/** One stop: a slider moved by the arrow keys, also past the other stop. */
function StopThumb({ index, ...props }: GradientBarProps & { readonly index: StopIndex }) {
  const { fill, stop, onStop, onMove } = props
  const { t } = useTranslation(['colours'])
  const labelOf = useColourLabel()
  const { colour, at } = fill.stops[index]
  const name = t(index === 0 ? 'colours:start' : 'colours:end')
  const onKey = (event: KeyboardEvent): void => {
    const next = percentAfterKey(at, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    onMove(index, next)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className={css.thumb}
      data-stop={index}
      data-active={stop === index || undefined}
      aria-label={`${name}: ${labelOf(colour)}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at)}
      aria-valuetext={`${Math.round(at)} %`}
      title={name}
      style={{ insetInlineStart: `calc((100% - ${THUMB_PX}px) * ${at / 100})` }}
      onFocus={() => onStop(index)}
      onKeyDown={onKey}
    >
      <span style={{ background: colour }} />
    </span>
  )
}

/**
 * The two stops on a bar: dragged or moved by keys; they may pass each other. A press on the bar moves the nearer one
 * there.
 */
export function GradientBar(props: GradientBarProps) {
  const { t } = useTranslation(['colours'])
  return (
    <div className={css.bar} role="group" aria-label={t('colours:stops')} {...useStopDrag(props)}>
      <span className={css.ramp} style={{ background: cssOf({ ...props.fill, shape: 'linear', angleDeg: 90 }) }} />
      <StopThumb {...props} index={0} />
      <StopThumb {...props} index={1} />
    </div>
  )
}
