import css from './Team.module.css'

interface Props {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Buttons of which any number may be pressed. */
export function ToggleChips({ label, options, chosen, onChange }: Props) {
  return (
    <div className={css.chips} role="group" aria-label={label}>
      {options.map(({ value, label: name }) => {
        const isOn = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            className={css.chip}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter(each => each !== value) : [...chosen, value])}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
