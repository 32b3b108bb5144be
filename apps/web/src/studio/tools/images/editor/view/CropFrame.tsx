import type { CropBox } from '@kitwright/artwork/pixels'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { HANDLES, moveBox, moveHandle, type Handle, type ShareRatio } from './cropBox.ts'
import css from '../PictureEditor.module.css'

interface CropFrameProps {
  readonly box: CropBox
  readonly ratio: ShareRatio | null
  readonly onChange: (box: CropBox) => void
}

const STEP = 0.01
const FAR = 10
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const percent = (share: number): string => `${share * 100}%`

const spotOf = (handle: Handle): { left: string; top: string } => ({
  left: handle.includes('left') ? '0%' : handle.includes('right') ? '100%' : '50%',
  top: handle.includes('top') ? '0%' : handle.includes('bottom') ? '100%' : '50%',
})

/**
 * Returns the handlers of the crop handles. Corners and sides resize, the inside moves; arrow keys do both by a
 * hundredth, with Shift by a tenth.
 */
function useCropGrips({ box, ratio, onChange }: CropFrameProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number; box: CropBox } | null>(null)
  const change = (start: CropBox, grip: Handle | 'inside', by: { x: number; y: number }): void =>
    onChange(grip === 'inside' ? moveBox(start, by) : moveHandle(start, grip, by, ratio))

  const gripOf = (grip: Handle | 'inside') => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault()
      ;(event.currentTarget as HTMLElement).focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY, box }
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current
      const size = sheet.current?.getBoundingClientRect()
      if (!start || !size) return
      change(start.box, grip, {
        x: (event.clientX - start.x) / size.width,
        y: (event.clientY - start.y) / size.height,
      })
    },
    onPointerUp: () => {
      from.current = null
    },
    onPointerCancel: () => {
      from.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = ARROWS[event.key]
      if (!by) return
      event.preventDefault()
      const times = event.shiftKey ? FAR : 1
      change(box, grip, { x: by.x * times, y: by.y * times })
    },
  })
  return { sheet, gripOf }
}

/** The frame of the part of a picture that a crop keeps. */
export function CropFrame(props: CropFrameProps) {
  const { t } = useTranslation(['images'])
  const { sheet, gripOf } = useCropGrips(props)
  const { box } = props
  return (
    <div ref={sheet} className={css.crop} role="group" aria-label={t('images:crop_frame')}>
      <div
        className={css.cropBox}
        style={{
          left: percent(box.left),
          top: percent(box.top),
          width: percent(box.right - box.left),
          height: percent(box.bottom - box.top),
        }}
      >
        <button type="button" className={css.cropInside} aria-label={t('images:crop_frame')} {...gripOf('inside')} />
        {HANDLES.map(handle => (
          <button
            key={handle}
            type="button"
            className={css.grip}
            style={spotOf(handle)}
            aria-label={t(`images:${handle}`)}
            {...gripOf(handle)}
          />
        ))}
      </div>
    </div>
  )
}
