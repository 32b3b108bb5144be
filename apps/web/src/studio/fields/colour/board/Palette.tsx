import { IconColorFilter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useColourLabel } from '../useColourLabel.ts'
import css from './ColourBoard.module.css'
import { PALETTE } from './palette.ts'
import { useRoving } from './useRoving.ts'

const COLUMNS = 9

interface PaletteProps {
  readonly value: string
  readonly onChange: (hex: string) => void
  readonly onMore: () => void
  readonly hasAlpha: boolean
}

/** Colours to choose from; the last tile leads to all the others. Where nothing can shine through, a faint grey stands for clear. */
export function Palette({ value, onChange, onMore, hasAlpha }: PaletteProps) {
  const { t } = useTranslation(['colours'])
  const labelOf = useColourLabel()
  const colours = PALETTE.flat().map(colour => (hasAlpha ? colour : colour.replace('#00000000', '#f5f5f5')))
  const roving = useRoving(COLUMNS, colours.length + 1, colours.indexOf(value))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus
    <div
      role="group"
      className={css.palette}
      data-palette
      aria-label={t('colours:palette')}
      onKeyDown={roving.onKeyDown}
    >
      {colours.map((colour, at) => (
        <button
          key={colour}
          type="button"
          className={css.tile}
          tabIndex={roving.tabIndexOf(at)}
          aria-label={labelOf(colour)}
          aria-pressed={colour === value}
          onFocus={() => roving.onFocus(at)}
          onClick={() => onChange(colour)}
        >
          <span style={{ background: colour.length > 7 ? 'var(--kw-checks)' : colour }} />
        </button>
      ))}
      <button
        type="button"
        className={css.tile}
        tabIndex={roving.tabIndexOf(colours.length)}
        aria-label={t('colours:more_colours')}
        title={t('colours:more_colours')}
        onFocus={() => roving.onFocus(colours.length)}
        onClick={onMore}
      >
        <span className={css.more}>
          <IconColorFilter size={16} aria-hidden />
        </span>
      </button>
    </div>
  )
}
