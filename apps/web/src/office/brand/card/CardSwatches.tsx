import type { CardColour } from '@kitwright/contract'
import css from './ColourCard.module.css'

/** Swatches of a colour card: each colour with its code and its name. */
export function CardSwatches({ colours }: { colours: readonly CardColour[] }) {
  return (
    // Long cards scroll, by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={css.swatches} tabIndex={0}>
      {colours.map(({ code, name, hex }) => (
        <li key={code}>
          <span className={css.swatch} style={{ background: hex }} />
          <span className={css.words}>
            <b>{code}</b>
            <small>{name || hex}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
