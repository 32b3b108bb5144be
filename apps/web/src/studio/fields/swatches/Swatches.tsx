import css from '../Fields.module.css'

interface SwatchesProps {
  readonly colours: readonly string[]
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** Colour swatches that are chosen with one press. */
export function Swatches({ colours, value, onChange }: SwatchesProps) {
  return (
    <div className={css.swatches}>
      {colours.map(colour => (
        // Plain buttons are faster: two dozen of them re-render with every step of a colour slide.
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
