import { Text } from '@mantine/core'
import { ColourField } from '../../../fields/index.ts'

interface NamedColourProps {
  readonly label: string
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** A colour field with its name above it. */
export const NamedColour = ({ label, value, onChange }: NamedColourProps) => (
  <div>
    <Text size="sm" mb={4} aria-hidden>
      {label}
    </Text>
    <ColourField
      label={label}
      value={value}
      hasAlpha={false}
      withSwatches={false}
      onChange={colour => onChange(colour.slice(0, 7).toLowerCase())}
    />
  </div>
)
