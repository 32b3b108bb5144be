import type { Point } from '@kitwright/measure'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PiecePoint } from '@kitwright/editor'
import css from './Eyedropper.module.css'
import type { Cloth } from './readCloth.ts'

const SIDE_PX = 99
const ACROSS = 11
/** A finger hides the point below it, so the loupe stands above. */
const ABOVE_FINGER_PX = 84
const BESIDE_MOUSE_PX = 66

interface LoupeProps {
  readonly cloth: Cloth
  readonly at: Point
  readonly place: PiecePoint
  readonly hex: string
  readonly isTouch: boolean
}

/** Magnifies the area under the pointer, in a ring of the colour that would be taken. */
export function Loupe({ cloth, at, place, hex, isTouch }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) cloth.magnify(place, canvas.current, ACROSS)
  }, [cloth, place])
  const offset = isTouch ? { x: 0, y: -ABOVE_FINGER_PX } : { x: BESIDE_MOUSE_PX, y: -BESIDE_MOUSE_PX }
  const half = SIDE_PX / 2 + 8
  const x = Math.min(innerWidth - half, Math.max(half, at.x + offset.x))
  const y = Math.max(half, at.y + offset.y)
  return createPortal(
    <div aria-hidden className={css.loupe} style={{ translate: `${x}px ${y}px`, borderColor: hex }}>
      <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} />
      <i />
      <b>{hex}</b>
    </div>,
    document.body,
  )
}
