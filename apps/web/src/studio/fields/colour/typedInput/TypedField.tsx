import { TextInput } from '@mantine/core'
import type { TypedFieldState } from './useTyped.ts'
import css from './TypedField.module.css'

interface TypedFieldProps {
  readonly label: string
  readonly field: TypedFieldState
  readonly maxLength: number
  readonly isNumber?: boolean
}

/** One small field for a component of a colour. */
export function TypedField({ label, field, maxLength, isNumber }: TypedFieldProps) {
  return (
    <TextInput
      size="xs"
      aria-label={label}
      title={label}
      classNames={{ root: css.field, input: css.input }}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={field.shown}
      onFocus={event => event.currentTarget.select()}
      onChange={event => field.type(event.currentTarget.value)}
      onBlur={field.leave}
      onKeyDown={event => {
        if (event.key === 'Enter') field.leave()
      }}
    />
  )
}
