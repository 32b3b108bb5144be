import { PATTERN_FAMILIES } from '@kitwright/library'
import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { usePick } from '../../../context/index.ts'
import css from '../Patterns.module.css'
import type { PatternFilter } from './patternFilter.ts'
import { usePatternNames } from './usePatternNames.ts'

interface PatternSearchProps {
  readonly wanted: PatternFilter
  /** A new search starts on the first page. */
  readonly onChange: (wanted: PatternFilter) => void
}

/** Search by word and by kind. */
export function PatternSearch({ wanted, onChange }: PatternSearchProps) {
  const pick = usePick()
  const { families } = usePatternNames()
  const { t } = useTranslation(['studio', 'patterns'])
  const kinds = [
    { id: null, label: t('patterns:all') },
    ...PATTERN_FAMILIES.map(id => ({ id, label: pick(families[id]!) })),
  ]
  return (
    <>
      <TextInput
        type="search"
        className={css.touch}
        aria-label={t('studio:pattern_search')}
        placeholder={t('studio:pattern_search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={wanted.text}
        onChange={event => onChange({ ...wanted, text: event.currentTarget.value, page: 1 })}
      />
      <div className={css.kinds} role="group" aria-label={t('patterns:kinds')}>
        {kinds.map(({ id, label }) => (
          <UnstyledButton
            key={id}
            className={css.kind}
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
