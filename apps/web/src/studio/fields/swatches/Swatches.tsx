import css from '../Fields.module.css'

interface SwatchesProps {
  readonly colours: readonly string[]
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** Colours to take with one press. */
export function Swatches({ colours, value, onChange }: SwatchesProps) {
  return (
    <div className={css.swatches}>
      {colours.map(colour => (
        // Plain buttons: two dozen of them are drawn anew with every step of a colour slide.
        <button
          key={colour}
          type="button"
          className={css.swatch}
          aria-label={colour}
          aria-pressed={value === colour}
          onClick={() => onChange(colour)}
        >
          <span style={{ background: colour }} />
        </button>
      ))}
    </div>
  )
}
