import { PATTERN_FAMILIES } from '@kitwright/library'
import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePick, useWords } from '../../words.ts'
import styles from './patterns.module.css'
import type { Wanted } from './wanted.ts'

interface PatternSearchProps {
  readonly wanted: Wanted
  /** A new search begins on the first page. */
  readonly onChange: (wanted: Wanted) => void
}

/** By word, and by kind. */
export function PatternSearch({ wanted, onChange }: PatternSearchProps) {
  const say = useWords()
  const pick = usePick()
  const { t } = useTranslation('patterns')
  const kinds = [{ id: null, label: t('all') }, ...PATTERN_FAMILIES.map(({ id, name }) => ({ id, label: pick(name) }))]
  return (
    <>
      <TextInput
        type="search"
        className={styles.touch}
        aria-label={say('patternSearch')}
        placeholder={say('patternSearch')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={wanted.text}
        onChange={event => onChange({ ...wanted, text: event.currentTarget.value, page: 1 })}
      />
      <div className={styles.kinds} role="group" aria-label={t('kinds')}>
        {kinds.map(({ id, label }) => (
          <UnstyledButton
            key={id}
            className={styles.kind}
            aria-pressed={wanted.family === id}
            onClick={event => {
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
              onChange({ ...wanted, family: wanted.family === id ? null : id, page: 1 })
            }}
          >
            {label}
          </UnstyledButton>
        ))}
      </div>
    </>
  )
}
