import { fontOrFirst, type FontUse, searchFonts } from '@kitwright/library'
import { Button, Drawer } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useIsDesktop } from '../../../../ui/index.ts'
import { CutFields } from './CutFields.tsx'
import { FontFilters, type FontFilter } from './filters/FontFilters.tsx'
import { FontPages } from './filters/FontPages.tsx'
import { FontResults } from './results/FontResults.tsx'
import { useAllFonts } from './catalogue/useAllFonts.ts'
import { type FontTaker, useTakeFont } from './catalogue/useTakeFont.ts'
import css from './Fonts.module.css'

interface FontPickerProps {
  readonly use: FontUse
  readonly text: string
  readonly onChoose: (font: string) => void
  readonly onCut: (use: FontUse) => void
  readonly onClose: () => void
}

/** Starts at the source of the present font; for a new text these are the shop's own. */
const startWith = (font: string): FontFilter => ({ source: fontOrFirst(font).source, lang: null, text: '', page: 1 })

/** All fonts beside the garment, which previews each choice at once. The user closes it when done. */
export function FontPicker({ use, text, onChoose, onCut, onClose }: FontPickerProps) {
  const { t } = useTranslation(['fonts'])
  const isDesktop = useIsDesktop()
  const [wanted, setWanted] = useState(() => startWith(use.font))
  const [isTurned, setTurned] = useState(false)
  const { answer, catalogue, fonts, coverage } = useAllFonts(text)
  const { taking, asListed, choose } = useTakeFont(catalogue.fonts, onChoose)
  const result = fonts && searchFonts(fonts, wanted)
  const turn = (page: number, isByKey: boolean): void => {
    setTurned(isByKey)
    setWanted({ ...wanted, page })
  }
  /** Any narrower filter starts the list again. */
  const narrow = (change: Partial<FontFilter>): void => {
    setTurned(false)
    setWanted({ ...wanted, ...change, page: 1 })
  }
  const pages = <FontPages result={result} isLarge={!isDesktop} onTurn={page => turn(page, false)} />
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isDesktop ? 'left' : 'bottom'}
      size={isDesktop ? 460 : '78dvh'}
      title={t('fonts:choose')}
      closeButtonProps={{ 'aria-label': t('fonts:close'), size: 44, iconSize: 20 }}
      overlayProps={{ backgroundOpacity: isDesktop ? 0 : 0.2 }}
      // Its head is a <header>, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: css.body, content: css.content, header: css.header, title: css.heading }}
    >
      <FontFilters wanted={wanted} isFocused={isDesktop} onNarrow={narrow} />
      <div className={css.results}>
        <FontResults
          answer={answer}
          coverage={coverage}
          catalogue={catalogue}
          result={result}
          wanted={wanted}
          use={asListed(use)}
          text={text}
          isTurned={isTurned}
          onChoose={id => void choose(id)}
          onDone={onClose}
          onTurn={page => turn(page, true)}
          onOtherSource={() => narrow({ source: 'Fontsource' })}
        />
        {!isDesktop && pages}
      </div>
      <Footer use={use} taking={taking} onCut={onCut} onClose={onClose}>
        {isDesktop && pages}
      </Footer>
    </Drawer>
  )
}

interface FooterProps extends Pick<FontPickerProps, 'use' | 'onCut' | 'onClose'> {
  readonly taking: FontTaker['taking']
  readonly children: ReactNode
}

function Footer({ use, taking, onCut, onClose, children }: FooterProps) {
  const { t } = useTranslation(['fonts'])
  return (
    <div className={css.footer}>
      {children}
      <span className={css.said} role="status" data-warning={taking?.refusal !== undefined || undefined}>
        {taking &&
          (taking.refusal === undefined
            ? t('fonts:taking', { family: taking.family })
            : t('fonts:not_taken', { family: taking.family, reason: taking.refusal }))}
      </span>
      <div className={css.done}>
        <CutFields use={use} onChange={onCut} />
        <Button size="md" onClick={onClose}>
          {t('fonts:done')}
        </Button>
      </div>
    </div>
  )
}
