import { IconColorFilter } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { useColourLabel } from '../useColourLabel.ts'
import css from './ColourBoard.module.css'
import { useRoving } from './useRoving.ts'

/**
 * Nine hues that teams wear, from strong to faint, then the greys. The rows have nine columns; the last place of the
 * last row is for any other colour.
 */
const PALETTE: readonly (readonly string[])[] = [
  ['#b91c1c', '#c2410c', '#ca8a04', '#15803d', '#0f766e', '#0369a1', '#1e3a8a', '#6d28d9', '#be185d'],
  ['#dc2626', '#ea580c', '#eab308', '#16a34a', '#0d9488', '#0284c7', '#1d4ed8', '#7c3aed', '#db2777'],
  ['#ef4444', '#f97316', '#facc15', '#22c55e', '#14b8a6', '#0ea5e9', '#3b82f6', '#8b5cf6', '#ec4899'],
  ['#f87171', '#fb923c', '#fde047', '#4ade80', '#2dd4bf', '#38bdf8', '#60a5fa', '#a78bfa', '#f472b6'],
  ['#fecaca', '#fed7aa', '#fef08a', '#bbf7d0', '#99f6e4', '#bae6fd', '#bfdbfe', '#ddd6fe', '#fbcfe8'],
  ['#00000000', '#ffffff', '#dedede', '#a9a9a9', '#4b4b4b', '#353535', '#212121', '#000000'],
]

const COLUMNS = 9

interface PaletteProps {
  readonly value: string
  readonly onChange: (hex: string) => void
  readonly onMore: () => void
  readonly hasAlpha: boolean
}

/**
 * A palette of colours; the last tile opens all others. Where colours must be opaque, a faint grey replaces
 * transparent.
 */
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
