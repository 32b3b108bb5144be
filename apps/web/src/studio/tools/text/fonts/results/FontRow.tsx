import { faceOf, fontFamilyStack, type LibraryFont } from '@kitwright/library'
import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../../../texts/index.ts'
import { letterNames } from './letterNames.ts'
import { useFont } from '../catalogue/useFont.ts'
import css from '../Fonts.module.css'

interface FontRowProps {
  readonly font: LibraryFont
  readonly weight: number
  readonly isItalic: boolean
  readonly text: string
  /** Letters of the text that the font lacks. */
  readonly missing: readonly string[]
  readonly isChosen: boolean
  /** True for the row that has the keyboard focus. */
  readonly isReached: boolean
  readonly onChoose: () => void
}

/** Returns the sample of a text that a row shows: one line of it. */
const sampleOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)

function useRemark({ font, missing }: Pick<FontRowProps, 'font' | 'missing'>, hasFailed: boolean): string {
  const { t } = useTranslation(['fonts'])
  if (hasFailed) return t('fonts:not_loaded')
  if (missing.length > 0) return t('fonts:lacks', { letters: letterNames(missing, lang => t(`fonts:script_${lang}`)) })
  return font.faces.length > 1 ? t('fonts:cuts', { count: font.faces.length }) : ''
}

/** A font shown with the user's own text, in the cut that they would get. */
export function FontRow({ font, weight, isItalic, text, missing, isChosen, isReached, onChoose }: FontRowProps) {
  const face = faceOf({ font: font.id, weight, isItalic })
  const use = { font: font.id, weight: face.weight, isItalic: face.isItalic }
  const sample = sampleOf(text) || font.family
  const { state, retry } = useFont({ ...use, text: sample })
  const remark = useRemark({ font, missing }, state === 'failed')
  const isWarning = state === 'failed' || missing.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list box hears the keys for its options
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      className={css.row}
      onClick={() => {
        // Choosing a font that did not load retries it. Until then the text uses the next font of its chain.
        if (state === 'failed') retry()
        onChoose()
      }}
    >
      {state === 'loading' ? (
        <Skeleton height={30} width="70%" radius="sm" my={6} />
      ) : (
        <span className={css.sample} aria-hidden style={{ fontFamily: fontFamilyStack(use, sample) }}>
          {sample}
        </span>
      )}
      <span className={css.meta} data-warning={isWarning || undefined}>
        {isWarning && <IconAlertTriangle size={14} aria-hidden />}
        <span className={css.family}>{remark ? `${font.family} · ${remark}` : font.family}</span>
      </span>
      {isChosen && <IconCheck size={20} className={css.check} aria-hidden />}
    </div>
  )
}
