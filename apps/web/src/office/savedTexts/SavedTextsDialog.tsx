import { eachLanguage, LANGUAGES, type Language, languageFacts } from '@kitwright/words'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Dialog } from '../../ui/index.ts'
import css from './SavedTextsDialog.module.css'

/** A short name and a text that staff choose instead of typing, in every language. */
export interface SavedText {
  readonly id: string
  readonly label: Record<Language, string>
  readonly text: Record<Language, string>
}

/** The words of one kind of saved texts. */
interface SavedTextWords {
  readonly title: string
  readonly about: ReactNode
  /** Names of both fields in a language. */
  readonly label: (language: string) => string
  readonly text: (language: string) => string
  readonly remove: string
  readonly add: string
  readonly packaged: string
  readonly save: string
}

interface Limits {
  readonly texts: number
  readonly label: number
  readonly text: number
}

const isWhole = ({ label, text }: SavedText): boolean =>
  LANGUAGES.every(language => label[language].trim() !== '' && text[language].trim() !== '')
const emptyText = (): SavedText => ({
  id: crypto.randomUUID(),
  label: eachLanguage(() => ''),
  text: eachLanguage(() => ''),
})

interface FieldsProps {
  readonly saved: SavedText
  readonly words: SavedTextWords
  readonly limits: Limits
  readonly onChange: (saved: SavedText) => void
  readonly onRemove: () => void
}

function TextFields({ saved, words, limits, onChange, onRemove }: FieldsProps) {
  return (
    <li className={css.text}>
      {LANGUAGES.map(language => (
        <div key={language}>
          <TextInput
            label={words.label(languageFacts(language).name)}
            maxLength={limits.label}
            value={saved.label[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...saved, label: { ...saved.label, [language]: value } })
            }
          />
          <Textarea
            label={words.text(languageFacts(language).name)}
            autosize
            minRows={2}
            maxLength={limits.text}
            value={saved.text[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...saved, text: { ...saved.text, [language]: value } })
            }
          />
        </div>
      ))}
      <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  )
}

interface Props {
  readonly saved: readonly SavedText[]
  readonly words: SavedTextWords
  readonly limits: Limits
  /** Saves the texts; the packaged ones count again if there are none. */
  readonly onSave: (texts: SavedText[]) => Promise<void>
  readonly onClose: () => void
}

/** Edits the shop's own saved texts of one kind, in every language. */
export function SavedTextsDialog({ saved, words, limits, onSave, onClose }: Props) {
  const { t } = useTranslation(['common'])
  const [texts, setTexts] = useState(saved)
  return (
    <Dialog title={words.title} closeLabel={t('common:close')} onClose={onClose}>
      <p>{words.about}</p>
      <ul className={css.texts}>
        {texts.map((each, at) => (
          <TextFields
            key={each.id}
            saved={each}
            words={words}
            limits={limits}
            onChange={changed => setTexts(texts.with(at, changed))}
            onRemove={() => setTexts(texts.filter(({ id }) => id !== each.id))}
          />
        ))}
      </ul>
      <div className={css.acts}>
        <Button
          variant="default"
          disabled={texts.length >= limits.texts}
          onClick={() => setTexts([...texts, emptyText()])}
        >
          {words.add}
        </Button>
        <Button variant="subtle" onClick={() => void onSave([])}>
          {words.packaged}
        </Button>
        <Button disabled={texts.length === 0 || !texts.every(isWhole)} onClick={() => void onSave([...texts])}>
          {words.save}
        </Button>
      </div>
    </Dialog>
  )
}
