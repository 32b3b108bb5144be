import type { OwnText } from '@kitwright/pages/content'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import css from './PageEditor.module.css'
import { useEditor } from './useEditor.ts'

interface Props {
  readonly label: string
  /** The path of the value in the content, as the server names it. */
  readonly path: string
  readonly value: OwnText
  readonly onChange: (value: OwnText, field: string) => void
  readonly hint?: string
  readonly maxLength: number
  /** Rows of a text of several lines; one line without it. */
  readonly rows?: number
}

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === ''

/** One text in each language, side by side. A language is marked if it is missing there alone. */
export function OwnTextField({ label, path, value, onChange, hint, maxLength, rows }: Props) {
  const { t } = useTranslation(['content'])
  const { faults } = useEditor()
  const isWritten = LANGUAGES.some(language => !isEmpty(value[language]))
  return (
    <div className={css.languages}>
      {LANGUAGES.map(language => {
        const { name } = languageFacts(language)
        const field = `${path}.${language}`
        const isMissing = isWritten && isEmpty(value[language])
        const shared = {
          lang: languageTag(language),
          label: t('content:own_languages', { field: label, language: name }),
          description: isMissing ? t('content:missing_mark', { language: name }) : hint,
          'data-missing': isMissing || undefined,
          maxLength,
          value: value[language] ?? '',
          error: faults[field],
          onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ ...value, [language]: event.currentTarget.value }, field),
        }
        return rows === undefined ? (
          <TextInput key={language} {...shared} />
        ) : (
          <Textarea key={language} {...shared} autosize minRows={rows} maxRows={24} />
        )
      })}
    </div>
  )
}
