import { NumberInput } from '@mantine/core'
import { useState } from 'react'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A whole number within limits. While it is empty or wrong, the value is NaN and the field says so. */
export function CountField({ label, value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState<string | number>(value)
  const shown = Number.isNaN(value) ? typed : value
  return (
    <NumberInput
      aria-label={label}
      w={84}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      error={Number.isNaN(value)}
      value={shown}
      onChange={next => {
        setTyped(next)
        const isRight = typeof next === 'number' && next >= min && next <= max
        onChange(isRight ? next : Number.NaN)
      }}
    />
  )
}
