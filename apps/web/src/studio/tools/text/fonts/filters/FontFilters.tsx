import { FONT_SOURCES, type FontLang, type FontSource } from '@kitwright/library'
import { Tabs, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../../../../texts/index.ts'
import { LangFilter } from './LangFilter.tsx'
import css from '../Fonts.module.css'

/** The filter of a font search. */
export interface FontFilter {
  readonly source: FontSource
  readonly lang: FontLang | null
  readonly text: string
  readonly page: number
}

interface FontFiltersProps {
  readonly wanted: FontFilter
  /** Whether the search field takes the focus. On a phone the keyboard would hide the list. */
  readonly isFocused: boolean
  readonly onNarrow: (change: Partial<FontFilter>) => void
}

/** Filters by source, words and language. */
export function FontFilters({ wanted, isFocused, onNarrow }: FontFiltersProps) {
  const { t } = useTranslation(['fonts'])
  return (
    <div className={css.filters}>
      <Tabs
        value={wanted.source}
        onChange={value => onNarrow({ source: value as FontSource })}
        classNames={{ tab: css.tab }}
      >
        <Tabs.List grow>
          {FONT_SOURCES.map(each => (
            <Tabs.Tab key={each} value={each}>
              {each}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <TextInput
        type="search"
        size="md"
        aria-label={t('fonts:search')}
        placeholder={t('fonts:search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={wanted.text}
        data-autofocus={isFocused || undefined}
        onChange={event => onNarrow({ text: event.currentTarget.value })}
      />
      <LangFilter value={wanted.lang} onChange={lang => onNarrow({ lang })} />
    </div>
  )
}
