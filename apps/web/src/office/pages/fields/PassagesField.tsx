import { readTyped, writeTyped, type OwnPassages } from '@kitwright/pages/content'
import { LANGUAGES, languageFacts, languageTag, type Language } from '@kitwright/words'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './PageEditor.module.css'
import { useEditor } from './useEditor.ts'

interface Props {
  readonly path: string
  readonly value: OwnPassages
  readonly onChange: (value: OwnPassages, field: string) => void
}

interface OneProps extends Props {
  readonly language: Language
}

function OnePassages({ path, value, onChange, language }: OneProps) {
  const { t } = useTranslation(['content'])
  const { faults } = useEditor()
  const { name } = languageFacts(language)
  const field = `${path}.${language}`
  const stored = writeTyped(value[language] ?? [])
  const [typed, setTyped] = useState(stored)
  // Typed text stays as it is, unless the content changed otherwise, such as by undo.
  const shown = writeTyped(readTyped(typed)) === stored ? typed : stored
  const isMissing = stored === '' && LANGUAGES.some(other => (value[other] ?? []).length > 0)
  const fault = Object.entries(faults).find(([at]) => at === field || at.startsWith(`${field}.`))?.[1]
  return (
    <Textarea
      lang={languageTag(language)}
      label={t('content:own_languages', { field: t('content:body'), language: name })}
      description={isMissing ? t('content:missing_mark', { language: name }) : t('content:body_hint')}
      data-missing={isMissing || undefined}
      autosize
      minRows={6}
      maxRows={30}
      value={shown}
      error={fault}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange({ ...value, [language]: readTyped(text) }, field)
      }}
    />
  )
}

/** A structured text in each language, typed with signs for headings, lists and links. */
export function PassagesField(props: Props) {
  return (
    <div className={css.languages}>
      {LANGUAGES.map(language => (
        <OnePassages key={language} {...props} language={language} />
      ))}
    </div>
  )
}
