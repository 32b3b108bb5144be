import { useId } from 'react'
import css from '../Shots.module.css'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  readonly note?: string
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T) => void
  readonly isDisabled?: boolean
}

/** Chooses one of several options; each is a tile that wraps to the available space. */
export function Choice<T extends string>({ label, value, options, onChange, isDisabled }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={css.choice} disabled={isDisabled}>
      <legend>{label}</legend>
      <div className={css.tiles}>
        {options.map(option => (
          <label key={option.value} className={css.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
