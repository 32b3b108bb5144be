import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { typedColour } from './colours.ts'
import css from '../Fields.module.css'

interface HexInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (colour: string) => void
  readonly hasAlpha: boolean
}

/**
 * A field for a hex code: six digits take effect at once, three on leaving; an invalid text is marked and discarded.
 */
export function HexInput({ label, value, onChange, hasAlpha }: HexInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typedColour(typed, hasAlpha) === null
  return (
    <TextInput
      aria-label={label}
      size="sm"
      value={typed ?? value}
      error={isWrong}
      data-applied={typed === null || undefined}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      classNames={{ root: css.hexRoot, input: css.hex }}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const colour = typedColour(text, hasAlpha)
        if (colour && text.replace('#', '').length >= 6) onChange(colour)
      }}
      onBlur={() => {
        const colour = typed === null ? null : typedColour(typed, hasAlpha)
        if (colour && colour !== value) onChange(colour)
        setTyped(null)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
