import { fontFamilyStack, type LibraryFont } from '@kitwright/library'
import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../../../texts/index.ts'
import css from '../Fonts.module.css'
import { useFont } from '../catalogue/useFont.ts'

interface RecentFontsProps {
  readonly ids: readonly string[]
  readonly fonts: readonly LibraryFont[]
  readonly value: string
  readonly onChoose: (font: string) => void
}

function RecentFont({ font, isChosen, onChoose }: { font: LibraryFont; isChosen: boolean; onChoose: () => void }) {
  const { weight, isItalic } = font.faces[0]
  useFont({ font: font.id, weight, isItalic })
  return (
    <UnstyledButton className={css.recent} aria-pressed={isChosen} onClick={onChoose}>
      <span style={{ fontFamily: fontFamilyStack(font.id, font.family) }}>{font.family}</span>
    </UnstyledButton>
  )
}

/** The fonts chosen last when the picker opened. Choosing does not reorder them. */
export function RecentFonts({ ids, fonts, value, onChoose }: RecentFontsProps) {
  const { t } = useTranslation(['fonts'])
  const recent = ids.flatMap(id => fonts.filter(font => font.id === id))
  if (recent.length === 0) return null
  return (
    <div className={css.recents} role="group" aria-label={t('fonts:recent')}>
      <Text size="sm" className={css.recentTitle}>
        {t('fonts:recent')}
      </Text>
      <div className={css.recentRow}>
        {recent.map(font => (
          <RecentFont key={font.id} font={font} isChosen={font.id === value} onChoose={() => onChoose(font.id)} />
        ))}
      </div>
    </div>
  )
}
