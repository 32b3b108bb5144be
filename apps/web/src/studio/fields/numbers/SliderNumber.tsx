import { clamp } from '@kitwright/measure'
import { Slider, Text } from '@mantine/core'
import css from '../Fields.module.css'
import { NumberField } from './NumberField.tsx'

interface SliderNumberProps {
  readonly label: string
  readonly suffix: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** Range of the slider. */
  readonly from: number
  readonly to: number
  readonly step: number
  /** Range of typed values. */
  readonly min: number
  readonly max: number
}

/** A measure set by a slider or by typing; the typed value may exceed the slider's range. */
export function SliderNumber({ label, suffix, value, onChange, from, to, step, min, max }: SliderNumberProps) {
  return (
    <div className={css.measure}>
      <div>
        <Text size="sm" aria-hidden>
          {label}
        </Text>
        <Slider
          size="sm"
          label={null}
          thumbLabel={label}
          value={clamp(value, from, to)}
          min={from}
          max={to}
          step={step}
          onChange={onChange}
          thumbProps={{ 'aria-valuetext': `${Math.round(value * 10) / 10} ${suffix}` }}
        />
      </div>
      <div className={css.number}>
        <NumberField label={label} suffix={suffix} value={value} min={min} max={max} onChange={onChange} />
      </div>
    </div>
  )
}
