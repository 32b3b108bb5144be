import {
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { oncePerFrame } from '../../../../ui/index.ts'
import css from './Rulers.module.css'

const STEPS_MM = [10, 20, 50, 100, 200]
/** Minimum distance between ticks, CSS px. */
const MIN_PX = 7
/** Every tenth tick has a number. */
const NUMBERED = 10

interface RulerRange {
  /** Offset of the sheet's corner from the ruler's start, CSS px. */
  readonly from: number
  readonly length: number
}

function ticksOf({ from, length }: RulerRange, scale: number): { readonly mm: number; readonly px: number }[] {
  const step = STEPS_MM.find(mm => mm * scale >= MIN_PX) ?? STEPS_MM.at(-1)!
  const [first, last] = [Math.ceil(-from / scale / step), Math.floor((length - from) / scale / step)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const mm = (first + i) * step
    return { mm, px: from + mm * scale }
  })
}

interface RulerProps extends Pick<RulersProps, 'onTake' | 'onAdd'> {
  readonly axis: 'x' | 'y'
  readonly seen: RulerRange
  readonly scale: number
}

function Ruler({ axis, seen, scale, onTake, onAdd }: RulerProps) {
  const { t } = useTranslation(['flat'])
  // Horizontal guides come from the ruler along the top.
  const guided = axis === 'x' ? 'y' : 'x'
  const ticks = ticksOf(seen, scale)
  const step = ticks.length > 1 ? ticks[1]!.mm - ticks[0]!.mm : STEPS_MM[0]!
  return (
    <svg
      className={css[axis]}
      {...(onTake && {
        role: 'button',
        tabIndex: 0,
        'aria-label': t(`flat:ruler_${axis}`),
        'data-ruler': axis,
        onPointerDown: (event: ReactPointerEvent) => onTake(event.nativeEvent, guided),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onAdd?.(guided)
        },
      })}
      aria-hidden={onTake ? undefined : true}
    >
      {ticks.map(({ mm, px }) => {
        const isNumbered = mm % (NUMBERED * step) === 0
        const reach = isNumbered ? 18 : mm % (5 * step) === 0 ? 9 : 5
        const line =
          axis === 'x' ? { x1: px, x2: px, y1: 20 - reach, y2: 20 } : { y1: px, y2: px, x1: 20 - reach, x2: 20 }
        return (
          <g key={mm}>
            <line {...line} />
            {isNumbered && axis === 'x' && (
              <text x={px + 3} y={10}>
                {mm / 10}
              </text>
            )}
            {isNumbered && axis === 'y' && <text transform={`translate(10 ${px + 3}) rotate(90)`}>{mm / 10}</text>}
          </g>
        )
      })}
    </svg>
  )
}

interface RulersProps {
  /** The sheet inside the scroller. */
  readonly sheet: RefObject<HTMLElement | null>
  /** CSS px per mm. */
  readonly scale: number
  /** Drags a guide out of a ruler. Absent if no guide can be added. */
  readonly onTake?: (event: PointerEvent, axis: 'x' | 'y') => void
  /** Adds a guide by keyboard. */
  readonly onAdd?: (axis: 'x' | 'y') => void
}

const NOTHING: RulerRange = { from: 0, length: 0 }

/** Rulers along the top and the side, in cm of cloth from the sheet's corner. */
export function Rulers({ sheet, scale, ...guiding }: RulersProps) {
  const { t } = useTranslation(['flat'])
  const [[across, down], setSeen] = useState([NOTHING, NOTHING])
  useLayoutEffect(() => {
    const page = sheet.current
    const window = page?.parentElement
    if (!window || !page) return
    const look = (): void => {
      const [outer, inner] = [window.getBoundingClientRect(), page.getBoundingClientRect()]
      setSeen([
        { from: inner.left - outer.left, length: outer.width },
        { from: inner.top - outer.top, length: outer.height },
      ])
    }
    const later = oncePerFrame<void>(look)
    const onScroll = (): void => later()
    const resized = new ResizeObserver(() => later())
    resized.observe(window)
    resized.observe(page)
    window.addEventListener('scroll', onScroll, { passive: true })
    look()
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', onScroll)
      later.cancel()
    }
  }, [sheet, scale])
  return (
    <>
      <span className={css.corner} aria-hidden>
        {t('flat:ruler')}
      </span>
      <Ruler axis="x" seen={across} scale={scale} {...guiding} />
      <Ruler axis="y" seen={down} scale={scale} {...guiding} />
    </>
  )
}
