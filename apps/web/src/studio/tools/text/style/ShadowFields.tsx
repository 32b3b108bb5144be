import type { TextLayer } from '@kitwright/design'
import { clamp, normaliseDegrees, toDegrees, toRadians } from '@kitwright/measure'
import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { ColourField, NumberField, typedAngle } from '../../../fields/index.ts'
import { ScaleField } from './ScaleField.tsx'
import { useStyleChange } from './useStyleChange.ts'

const FARTHEST_MM = 100
const DOWN_RIGHT_DEG = 135
const hundredth = (value: number): number => Math.round(value * 100) / 100

interface Cast {
  readonly distanceMm: number
  /** The angle of a gradient: 0 points up, clockwise. */
  readonly directionDeg: number
}

const castOf = ({ xMm, yMm }: { xMm: number; yMm: number }): Cast => ({
  distanceMm: Math.hypot(xMm, yMm),
  directionDeg: Math.round(normaliseDegrees(toDegrees(Math.atan2(xMm, -yMm)))) % 360,
})

function offsetOf({ distanceMm, directionDeg }: Cast): { xMm: number; yMm: number } {
  const turn = toRadians(directionDeg)
  return { xMm: hundredth(distanceMm * Math.sin(turn)), yMm: hundredth(-distanceMm * Math.cos(turn)) }
}

/** The shadow's colour, distance and direction. */
export function ShadowFields({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const change = useStyleChange(layer)
  const { shadow } = layer
  const start = (): TextLayer['shadow'] => ({
    colour: '#0b0f1a',
    ...offsetOf({ distanceMm: clamp(layer.sizeMm * 0.08, 1, FARTHEST_MM), directionDeg: DOWN_RIGHT_DEG }),
  })
  const cast = shadow && castOf(shadow)
  const recast = (next: Partial<Cast>): void => {
    if (shadow && cast) change({ shadow: { ...shadow, ...offsetOf({ ...cast, ...next }) } })
  }
  return (
    <>
      <Checkbox
        label={t('lettering:shadow')}
        checked={shadow !== null}
        onChange={event => change({ shadow: event.currentTarget.checked ? start() : null })}
      />
      {shadow && cast && (
        <>
          <ScaleField
            label={t('lettering:shadow_distance')}
            suffix="mm"
            min={0.5}
            max={FARTHEST_MM}
            usual={[0.5, 40]}
            step={0.5}
            value={cast.distanceMm}
            onChange={distanceMm => recast({ distanceMm })}
          />
          <NumberField
            label={t('lettering:shadow_direction')}
            suffix="°"
            step={15}
            parse={typedAngle}
            value={cast.directionDeg}
            onChange={directionDeg => recast({ directionDeg })}
          />
          <ColourField
            label={t('lettering:shadow_colour')}
            value={shadow.colour}
            tone={shadow.tone}
            withSwatches={false}
            onChange={(colour, tone) => change({ shadow: { ...shadow, colour, tone } })}
          />
        </>
      )}
    </>
  )
}
