import { fontOrFirst, missingInChain, missingLettersIn } from '@kitwright/library'
import { Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { letterNames } from './results/letterNames.ts'
import { fontsFor } from './catalogue/missingLetters.ts'
import { useFonts } from './catalogue/useFonts.ts'
import css from './Fonts.module.css'

interface MissingNoteProps {
  readonly font: string
  readonly text: string
  readonly onChoose: (font: string) => void
}

/** Says which letters the font borrows from another or nobody can write, and offers fonts for the text. */
export function MissingNote({ font, text, onChoose }: MissingNoteProps) {
  const { t } = useTranslation(['fonts'])
  const { found } = useFonts()
  const missing = found ? missingLettersIn(found.coverage, font, text) : []
  const lost = found ? missingInChain(found.coverage, font, text) : []
  if (!found || missing.length + lost.length === 0) return null
  const letters = letterNames(lost.length > 0 ? lost : missing, lang => t(`fonts:script_${lang}`))
  const suggested = fontsFor(text, fontOrFirst(font), found)
  return (
    <div className={css.note} role="status">
      <Text size="sm" className={css.noteText}>
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          {t(lost.length > 0 ? 'fonts:lost' : 'fonts:borrowed', { letters })}
          {suggested.length > 0 && ` ${t('fonts:suggested')}`}
          {suggested.length === 0 && lost.length > 0 && ` ${t('fonts:none_can')}`}
        </span>
      </Text>
      {suggested.length > 0 && (
        <div className={css.suggestions}>
          {suggested.map(each => (
            <Button key={each.id} variant="default" size="sm" onClick={() => onChoose(each.id)}>
              {each.family}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
