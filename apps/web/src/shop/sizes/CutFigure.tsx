import type { ProductSizes } from '@kitwright/contract'
import { baseSizeOf, type ProductType, sizeLabel } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import css from './CutFigure.module.css'
import { SHOULDER_WIDTHS } from './shoulderWidths.ts'
import { useSizeCharts } from './useSizeCharts.ts'

/** Measures of a top in its base size, mm: what tells garments apart that look alike. */
interface GarmentCut {
  readonly length: number
  readonly shoulder: number
  readonly halfChest: number
  readonly sleeve: number
}

/** A person of 175 cm, front view; 1 unit is 1 cm, and x = 0 is the middle. */
const NECK_Y = 26
const PERSON =
  'M-5.5 23C-5.5 27-9 28.5-15 30.5C-20 32-21.5 36-22.5 42L-27 78L-22 79L-16.5 50L-15 66L-17.5 92L-16.5 128L-3.5 128L0 96L3.5 128L16.5 128L17.5 92L15 66L16.5 50L22 79L27 78L22.5 42C21.5 36 20 32 15 30.5C9 28.5 5.5 27 5.5 23Z'
/** Slope of a shoulder seam, as a share of half its width; and of a hanging sleeve. */
const [SLOPE, SLEEVE_OUT] = [0.16, 0.42]
const NECK = 8

function cutOf(charts: readonly ProductSizes[], type: ProductType): GarmentCut | null {
  const mm = charts.find(chart => chart.type === type)?.rows.find(row => row.size === baseSizeOf(type))?.mm
  const { length, halfChest, sleeve = 0 } = mm ?? {}
  const shoulder = SHOULDER_WIDTHS[type]
  return length && shoulder && halfChest ? { length, shoulder, halfChest, sleeve } : null
}

/** Returns the garment's outline over the person: shoulders, sleeves, chest and hem at true size. */
function outlineOf({ length, shoulder, halfChest, sleeve }: GarmentCut): string {
  const [tip, chest, hem] = [shoulder / 20, halfChest / 20, NECK_Y + length / 10]
  const tipY = NECK_Y + tip * SLOPE
  const [outX, outY] = [tip + (sleeve / 10) * SLEEVE_OUT, tipY + (sleeve / 10) * (1 - SLEEVE_OUT / 4)]
  const half = (side: 1 | -1): string[] => [
    `${side * NECK} ${NECK_Y}`,
    `${side * tip} ${tipY}`,
    `${side * outX} ${outY}`,
    `${side * (chest - 1)} ${Math.max(outY - 2, tipY + 22)}`,
    `${side * chest} ${hem}`,
  ]
  return `M${[...half(-1), ...half(1).toReversed()].join('L')}Q0 ${NECK_Y + 8} ${-NECK} ${NECK_Y}Z`
}

/** A garment's length and shoulders beside a person of 175 cm; nothing for a garment that is no top. */
export function CutFigure({ type }: { type: ProductType }) {
  const { t } = useTranslation(['shop'])
  const { data } = useSizeCharts()
  const cut = data && cutOf(data.items, type)
  if (!cut) return null
  const [tip, hem] = [cut.shoulder / 20, NECK_Y + cut.length / 10]
  return (
    <figure className={css.figure}>
      <svg viewBox="-36 0 72 130" aria-hidden>
        <circle cx={0} cy={13} r={9.5} />
        <path d={PERSON} />
        <path className={css.garment} d={outlineOf(cut)} />
        <path
          className={css.measure}
          d={`M${-tip} 21H${tip}M${-tip} 19v4M${tip} 19v4M33 ${NECK_Y}V${hem}M31 ${NECK_Y}h4M31 ${hem}h4`}
        />
      </svg>
      <figcaption>
        <span>{t('shop:cut_length', { cm: Math.round(cut.length / 10) })}</span>
        <span>{t('shop:cut_shoulder', { cm: Math.round(cut.shoulder / 10) })}</span>
        <small>{t('shop:cut_of', { size: sizeLabel(baseSizeOf(type)) })}</small>
      </figcaption>
    </figure>
  )
}
