import { Slider } from '@mantine/core'
import { NumberField } from '../../../fields/index.ts'

interface ScaleFieldProps {
  readonly label: string
  readonly suffix?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The usual range, which the slider covers. */
  readonly usual?: readonly [min: number, max: number]
  readonly onChange: (value: number) => void
}

/** A number that can be typed, stepped with the arrow keys, and slid over its usual range. */
export function ScaleField({ label, suffix, value, min, max, step, usual = [min, max], onChange }: ScaleFieldProps) {
  return (
    <div>
      <NumberField label={label} suffix={suffix} value={value} min={min} max={max} step={step} onChange={onChange} />
      <Slider
        size="sm"
        mt={8}
        label={null}
        thumbLabel={label}
        value={Math.min(usual[1], Math.max(usual[0], value))}
        min={usual[0]}
        max={usual[1]}
        step={step}
        onChange={onChange}
      />
    </div>
  )
}
