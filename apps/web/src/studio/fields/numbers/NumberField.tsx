import { TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { plainNumber } from './parseNumber.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly suffix?: string
  readonly step?: number
  readonly min?: number
  readonly max?: number
  /** Parses the typed text; null retains the previous number. */
  readonly parse?: (text: string) => number | null
  readonly disabled?: boolean
  /** Error message, shown below the field. */
  readonly error?: string | false
}

const tidy = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * A number that is typed freely and takes effect on Enter or on leaving, but not after Esc; arrow keys step it at once.
 */
export function NumberField({
  label,
  value,
  onChange,
  suffix,
  step = 1,
  min = -Infinity,
  max = Infinity,
  parse = plainNumber,
  disabled,
  error,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const apply = (next: number | null): void => {
    const kept = next === null ? null : Math.min(max, Math.max(min, next))
    if (kept !== null && kept !== value) onChange(kept)
  }
  const finish = (): void => {
    if (typed !== null) apply(parse(typed))
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') finish()
    if (event.key === 'Escape') setTyped(null)
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    setTyped(null)
    apply(parse(tidy(value + by * (event.shiftKey ? 10 : 1))))
  }
  return (
    <TextInput
      label={label}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      error={error}
      // The undo keys then apply to the design.
      data-applied={typed === null || undefined}
      value={typed ?? tidy(value)}
      rightSection={suffix ? <span aria-hidden>{suffix}</span> : undefined}
      // The unit keeps a distance from the edge.
      rightSectionWidth={suffix ? 40 : undefined}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  )
}
