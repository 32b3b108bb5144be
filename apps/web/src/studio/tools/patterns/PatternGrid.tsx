import type { PatternUse } from '@kitwright/design'
import type { LibraryPattern } from '@kitwright/library'
import { patternUrl } from '@kitwright/library/browser'
import { luminance, parseHex } from '@kitwright/measure'
import { UnstyledButton } from '@mantine/core'
import { usePick, useWords } from '../../words.ts'
import styles from './patterns.module.css'

interface PatternGridProps {
  readonly patterns: readonly LibraryPattern[]
  /** Colour of the part. */
  readonly ground: string
  readonly value: PatternUse | null
  readonly onChoose: (id: string) => void
}

/** One tile shown at an even density, whatever its true size. */
const tileStyle = (pattern: LibraryPattern): React.CSSProperties => {
  const url = `url("${patternUrl(pattern.id)}")`
  const width = pattern.tileMm.width >= 160 ? 84 : pattern.tileMm.width >= 60 ? 42 : 22
  const size = `${width}px ${(width * pattern.tileMm.height) / pattern.tileMm.width}px`
  return { maskImage: url, WebkitMaskImage: url, maskSize: size, WebkitMaskSize: size }
}

/** Patterns in the part's own colour and the pattern's present colour. */
export function PatternGrid({ patterns, ground, value, onChoose }: PatternGridProps) {
  const say = useWords()
  const pick = usePick()
  const isLight = luminance(parseHex(ground) ?? { r: 255, g: 255, b: 255, a: 1 }) > 0.35
  const colour = value?.colour ?? (isLight ? '#0b0f1a' : '#ffffff')
  return (
    <div className={styles.grid} role="group" aria-label={say('patterns')}>
      {patterns.map(pattern => (
        <UnstyledButton
          key={pattern.id}
          className={styles.tile}
          aria-pressed={value?.id === pattern.id}
          aria-label={pick(pattern.name)}
          title={pick(pattern.name)}
          style={{ background: ground }}
          onClick={() => onChoose(pattern.id)}
        >
          <span
            className={styles.tint}
            style={{ ...tileStyle(pattern), background: colour, opacity: value?.opacity ?? 0.8 }}
          />
        </UnstyledButton>
      ))}
    </div>
  )
}
