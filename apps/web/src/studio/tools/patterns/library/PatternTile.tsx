import { type Fill, firstColour, inksOf, type PatternUse } from '@kitwright/design'
import { initialInks, type PatternColourContext } from '@kitwright/editor'
import { inkTile, type LibraryPattern } from '@kitwright/library'
import { patternUrl } from '@kitwright/library/browser'
import { luminance, parseHex } from '@kitwright/measure'
import { UnstyledButton } from '@mantine/core'
import { cssOf } from '../../../fields/index.ts'
import css from '../Patterns.module.css'
import { usePatternName } from './usePatternNames.ts'

/** Height of a body piece. A larger pattern is shown on a whole one. */
const PIECE_MM = 700
const MIN_MM = 60
const MAX_MM = 300

/** Returns how much cloth a tile shows, in mm. A larger motif shows more. */
function shownMm({ tileMm }: LibraryPattern): number {
  const longest = Math.max(tileMm.width, tileMm.height)
  return longest > PIECE_MM ? PIECE_MM : Math.min(MAX_MM, Math.max(MIN_MM, longest * 1.7))
}

function maskOf(pattern: LibraryPattern, ink: number): React.CSSProperties {
  const percent = 100 / shownMm(pattern)
  const url = `url("${patternUrl(inkTile(pattern.id, ink))}")`
  const size = `${pattern.tileMm.width * percent}% ${pattern.tileMm.height * percent}%`
  return { maskImage: url, WebkitMaskImage: url, maskSize: size, WebkitMaskSize: size }
}

/** The colours in which patterns are previewed: the part's own and its pattern's. */
export interface TileLook {
  readonly ground: Fill
  readonly use: PatternUse | null
  readonly suited: PatternColourContext
}

interface PatternPictureProps {
  readonly pattern: LibraryPattern
  /** The colours of the inks, the first ink's first. */
  readonly inks: readonly string[]
  readonly opacity: number
}

/** A pattern in its colours over any background. */
export function PatternPicture({ pattern, inks, opacity }: PatternPictureProps) {
  return (
    <span style={{ opacity }}>
      {inks.slice(0, pattern.colourings[0].inks.length).map((colour, ink) => (
        // oxlint-disable-next-line react/no-array-index-key -- an ink is known by its place
        <span key={ink} className={css.tint} style={{ ...maskOf(pattern, ink), background: colour }} />
      ))}
    </span>
  )
}

/** Returns the preview colours of a pattern: the worn one's, plain ones, or suitable ones if it has several inks. */
function inksIn(pattern: LibraryPattern, { ground, use, suited }: TileLook): readonly string[] {
  const worn = use ? inksOf(use) : []
  const count = pattern.colourings[0].inks.length
  if (worn.length >= count) return worn
  if (count > 1) return initialInks(ground, pattern.colourings, suited)
  const isLight = luminance(parseHex(firstColour(ground)) ?? { r: 255, g: 255, b: 255, a: 1 }) > 0.35
  return [isLight ? '#0b0f1a' : '#ffffff']
}

interface PatternTileProps {
  readonly pattern: LibraryPattern
  readonly look: TileLook
  readonly onChoose: (id: string) => void
  readonly tabIndex?: number
  readonly onFocus?: () => void
}

/** A pattern as it would look on the part. */
export function PatternTile({ pattern, look: { ground, use, suited }, onChoose, tabIndex, onFocus }: PatternTileProps) {
  const name = usePatternName()(pattern.id)
  // Patterns in shades of the part's colour would be hard to tell apart.
  const shown = use?.blend === 'tone' ? null : use
  return (
    <UnstyledButton
      className={css.tile}
      aria-pressed={use?.id === pattern.id}
      aria-label={name}
      title={name}
      style={{ background: cssOf(ground) }}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => onChoose(pattern.id)}
    >
      <PatternPicture
        pattern={pattern}
        inks={inksIn(pattern, { ground, use: shown, suited })}
        opacity={shown?.opacity ?? (pattern.colourings[0].inks.length > 1 ? 1 : 0.8)}
      />
    </UnstyledButton>
  )
}
