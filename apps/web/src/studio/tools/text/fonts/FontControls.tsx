import { faceOf, findFont, fontFamilyStack, type FontUse } from '@kitwright/library'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useStudio } from '../../../context/index.ts'
import { CutFields } from './CutFields.tsx'
import { MissingNote } from './MissingNote.tsx'
import { rememberFont } from './catalogue/recentFonts.ts'
import type { FontFieldProps } from './types.ts'
import { useFont } from './catalogue/useFont.ts'
import css from './Fonts.module.css'
import { lazy } from '../../../../ui/index.ts'

const FontPicker = lazy(async () => ({ default: (await import('./FontPicker.tsx')).FontPicker }))

/** A button with the present font that opens the picker, its cuts, and the letters it lacks. */
export function FontControls({ value, weight, isItalic, text, onChange, isApart = false }: FontFieldProps) {
  const { t } = useTranslation(['fonts'])
  const isListOpen = useStudio(state => state.isFontListOpen)
  const showForLayer = useStudio(state => state.showFontList)
  const [isOpenHere, setOpenHere] = useState(false)
  const [isOpen, showList] = isApart ? [isOpenHere, setOpenHere] : [isListOpen, showForLayer]
  const use: FontUse = { font: value, weight, isItalic }
  const family = findFont(value)?.family ?? value
  const { state } = useFont({ ...use, text: family })
  /** A new font keeps the cut as closely as it can. */
  const choose = (font: string): void => {
    const face = faceOf({ font, weight, isItalic })
    rememberFont(font)
    onChange({ font, weight: face.weight, isItalic: face.isItalic })
  }
  return (
    <div className={css.field} role="group" aria-label={t('fonts:font')}>
      <UnstyledButton className={css.open} aria-haspopup="dialog" onClick={() => showList(true)}>
        <span className="kw-hidden">{t('fonts:choose_now', { family })}</span>
        <span className={css.openText} aria-hidden>
          <span className={css.openSample} style={{ fontFamily: fontFamilyStack(use, family) }}>
            {state === 'ready' ? family : '\u00a0'}
          </span>
          <span className={css.meta}>
            {family}
            {state === 'failed' && ` · ${t('fonts:not_loaded')}`}
          </span>
        </span>
        <IconChevronDown size={18} aria-hidden />
      </UnstyledButton>
      {state !== 'loading' && <CutFields use={use} onChange={onChange} />}
      {state === 'ready' && <MissingNote font={value} text={text} onChoose={choose} />}
      {isOpen && (
        <Suspense fallback={null}>
          <FontPicker use={use} text={text} onChoose={choose} onCut={onChange} onClose={() => showList(false)} />
        </Suspense>
      )}
    </div>
  )
}
