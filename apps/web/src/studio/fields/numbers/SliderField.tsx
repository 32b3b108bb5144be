import { Group, Slider, Text } from '@mantine/core'

interface SliderFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly shown: string
  readonly onChange: (value: number) => void
}

/** A slider with its name and value above it. */
export function SliderField({ label, value, min, max, step, shown, onChange }: SliderFieldProps) {
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{label}</Text>
        <Text size="sm" c="dimmed">
          {shown}
        </Text>
      </Group>
      <Slider
        size="sm"
        label={null}
        thumbLabel={label}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={onChange}
      />
    </div>
  )
}
