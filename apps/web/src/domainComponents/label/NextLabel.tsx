import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../texts/index.ts'
import css from './Label.module.css'
import { type LabelCode, readLabel } from './readLabel.ts'

interface Props {
  /** Order of a code that does not name one. */
  readonly order: string
  readonly onOpen: (label: LabelCode) => void
}

/** Field for hand scanners, which type, and for labels that no camera reads. */
export function NextLabel({ order, onOpen }: Props) {
  const { t } = useTranslation(['pieces'])
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const open = (event: SyntheticEvent): void => {
    event.preventDefault()
    const label = readLabel(text, order)
    setIsWrong(label === null)
    // The next scan replaces a wrong one instead of being appended to it.
    if (!label) return field.current?.select()
    setText('')
    onOpen(label)
  }
  return (
    <form className={css.next} onSubmit={open}>
      <TextInput
        ref={field}
        label={t('pieces:next_label')}
        placeholder={t('pieces:next_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={isWrong ? t('pieces:not_a_label') : undefined}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''}>
        {t('pieces:open')}
      </Button>
    </form>
  )
}
