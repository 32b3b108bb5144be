import { getBoots, type BootColours, type BootsForm, type Graphic } from '@kitwright/library/players'
import { useId } from 'react'
import css from './Player.module.css'

/** Side view with the toe to the right. */
const UPPER = 'M10 17c4 3 12 4 17 1 5 7 14 11 26 13 6 1 9 4 9 8H8c-2-7-1-15 2-22z'
const TRIM: Readonly<Record<BootsForm, string>> = {
  swift: 'M9 22c-1-5 0-9 2-11l4 8c-1 6-1 12 0 18H8z',
  cuff: 'M9 19C9 12 9 7 11 2c5 2 11 2 15 0 0 6 0 12 3 18-6 4-14 4-20-1z',
  classic: 'M26 17c3-3 7-3 9 0 3 4 7 7 11 9-5 3-16-2-20-9z',
  strap: 'M30 21l10 6-7 12h-9z',
}
/** Keeps white boots visible on white. */
const EDGE = { stroke: 'currentColor', strokeOpacity: 0.3, strokeWidth: 0.8 }
const STUDS = [12, 21, 38, 48, 57]

const GRAPHICS: Readonly<Record<Graphic, string | null>> = {
  plain: null,
  fade: null,
  slash: 'M14 39l9-22h5l-9 22zM25 39l7-18 4 2-6 16zM36 39l5-13 4 1-5 12z',
  scales:
    'M34 36a2 2 0 1 0 .1 0zM42 36a2.5 2.5 0 1 0 .1 0zM50 35a3 3 0 1 0 .1 0zM38 30a2 2 0 1 0 .1 0zM46 31a2.5 2.5 0 1 0 .1 0z',
  halves: 'M32 23c6 5 12 7 21 8 6 1 9 4 9 8H27z',
}

interface BootPictureProps {
  readonly model: string
  readonly left: BootColours
  readonly graphic: Graphic
}

/** A boot in the catalogue's colours. */
export function BootPicture({ model, left: { upper, second, trim, sole }, graphic }: BootPictureProps) {
  const id = useId()
  const shape = GRAPHICS[graphic]
  return (
    <svg viewBox="0 0 70 50" className={css.boot} aria-hidden>
      <linearGradient id={id}>
        <stop offset="0.25" stopColor={second} />
        <stop offset="0.85" stopColor={upper} />
      </linearGradient>
      {STUDS.map(x => (
        <rect key={x} x={x - 2} y={41} width={4} height={6} rx={1.5} fill={sole} {...EDGE} />
      ))}
      <path d={UPPER} fill={graphic === 'fade' ? `url(#${id})` : upper} {...EDGE} />
      {shape !== null && <path d={shape} fill={second} />}
      <path d={TRIM[getBoots(model).form]} fill={trim} />
      <rect x={7} y={38} width={56} height={4.5} rx={2} fill={sole} {...EDGE} />
    </svg>
  )
}
