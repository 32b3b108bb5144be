import { missingLettersIn, type FontUse, type LibraryFont } from '@kitwright/library'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { FontRow } from './FontRow.tsx'
import css from '../Fonts.module.css'

interface FontListProps {
  readonly fonts: readonly LibraryFont[]
  readonly coverage: ReadonlyMap<string, string>
  readonly use: FontUse
  readonly text: string
  readonly onChoose: (font: string) => void
  /** Called on Enter on the font that is already chosen. */
  readonly onDone: () => void
  /** The keyboard turned to this page and keeps the focus in it. */
  readonly isTurned: boolean
  /** Turns one page forward or back. */
  readonly onTurn: (by: 1 | -1) => void
}

/** Returns the index in the list that a key leads to; undefined for keys that the list does not handle. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  }
  return steps[key]
}

/** One page of fonts as a list box: arrows move, Enter or a touch chooses, PageUp and PageDown turn the page. */
export function FontList({ fonts, coverage, use, text, isTurned, onChoose, onDone, onTurn }: FontListProps) {
  const { t } = useTranslation(['fonts'])
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() =>
    isTurned
      ? 0
      : Math.max(
          0,
          fonts.findIndex(font => font.id === use.font),
        ),
  )
  useEffect(() => {
    if (isTurned) list.current?.querySelector<HTMLElement>('[role="option"]')?.focus()
  }, [isTurned])
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepOf(event.key, at, fonts.length)
    const font = fonts[at]
    if (next !== undefined) {
      setAt(next)
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus()
    } else if (event.key === 'PageDown' || event.key === 'PageUp') onTurn(event.key === 'PageDown' ? 1 : -1)
    else if ((event.key === 'Enter' || event.key === ' ') && font) {
      if (font.id === use.font) onDone()
      else onChoose(font.id)
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      className={css.list}
      role="listbox"
      aria-label={t('fonts:fonts')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {fonts.map((font, i) => (
        <FontRow
          key={font.id}
          font={font}
          weight={use.weight}
          isItalic={use.isItalic}
          text={text}
          missing={missingLettersIn(coverage, font.id, text)}
          isChosen={font.id === use.font}
          isReached={i === at}
          onChoose={() => {
            setAt(i)
            onChoose(font.id)
          }}
        />
      ))}
    </div>
  )
}
