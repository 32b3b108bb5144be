import type { PatternUse } from '@kitwright/design'
import { searchPatterns } from '@kitwright/library'
import { Button, Pagination, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { NothingFound } from './NothingFound.tsx'
import { OwnPatterns } from '../motifs/OwnPatterns.tsx'
import css from '../Patterns.module.css'
import { PatternGrid } from './PatternGrid.tsx'
import { PatternSearch } from './PatternSearch.tsx'
import type { TileLook } from './PatternTile.tsx'
import { widened, type PatternFilter } from './patternFilter.ts'
import { readRecentPatterns } from './recentPatterns.ts'
import { usePatternNames } from './usePatternNames.ts'

const EVERYTHING: PatternFilter = { text: '', family: null, page: 1 }

interface PickerProps {
  readonly look: TileLook
  readonly onChoose: (id: string) => void
  readonly onOwn: (use: PatternUse) => void
}

/** All patterns page by page, after the club's own. */
function Picker({ look, onChoose, onOwn }: PickerProps) {
  const { t } = useTranslation(['studio', 'patterns'])
  const [asked, setWanted] = useState(EVERYTHING)
  const names = usePatternNames()
  const wanted = widened(names, asked)
  // The recent patterns as they were when the panel opened: the row must not jump under the pointer.
  const [recent] = useState(readRecentPatterns)
  const { items, total, page, pages } = searchPatterns(names, wanted)
  const leaf = (by: 1 | -1): void => setWanted({ ...wanted, page: Math.min(pages, Math.max(1, page + by)) })
  const isBrowsing = wanted.text === '' && wanted.family === null && page === 1
  return (
    <Stack gap="sm">
      <OwnPatterns fill={look.ground} use={look.use} onChoose={onOwn} />
      <PatternSearch wanted={wanted} onChange={setWanted} />
      {total === 0 && <NothingFound text={wanted.text} onTry={text => setWanted({ ...EVERYTHING, text })} />}
      {isBrowsing && recent.length > 0 && (
        <div>
          <Text size="xs" c="dimmed" mb={4}>
            {t('patterns:recent')}
          </Text>
          <PatternGrid label={t('patterns:recent')} patterns={recent} look={look} onChoose={onChoose} />
        </div>
      )}
      <Text size="xs" c="dimmed" aria-live="polite" className={css.count}>
        {total > 0 && t('patterns:found', { count: total })}
      </Text>
      <PatternGrid label={t('studio:patterns')} patterns={items} look={look} onChoose={onChoose} onLeaf={leaf} />
      {pages > 1 && (
        <Pagination
          size="sm"
          value={page}
          total={pages}
          onChange={next => setWanted({ ...wanted, page: next })}
          siblings={0}
          classNames={{ control: css.page }}
          getItemProps={number => ({ 'aria-label': t('patterns:page', { number }) })}
          getControlProps={control => ({
            'aria-label': t(control === 'next' || control === 'last' ? 'studio:page_next' : 'studio:page_previous'),
          })}
        />
      )}
    </Stack>
  )
}

interface PatternLibraryProps extends PickerProps {
  /** False if a pattern is worn and nobody has opened the library, because its settings come first. */
  readonly isOpen: boolean
  /** Undefined if there is nothing else to show, so the library stays open. */
  readonly onOpen: ((isOpen: boolean) => void) | undefined
  readonly toggle: Ref<HTMLButtonElement>
}

/** Every pattern, in a collapsible section below the settings of the worn one. */
export function PatternLibrary({ isOpen, onOpen, toggle, ...picker }: PatternLibraryProps) {
  const { t } = useTranslation(['patterns'])
  const Icon = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      {onOpen && (
        <Button
          ref={toggle}
          variant="default"
          justify="space-between"
          fullWidth
          rightSection={<Icon size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {t('patterns:library')}
        </Button>
      )}
      {isOpen && <Picker {...picker} />}
    </>
  )
}
