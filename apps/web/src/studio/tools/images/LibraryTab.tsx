import { IMAGE_ROLES, type ImageRole } from '@kitwright/design'
import { Button, Checkbox, CloseButton, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { roleKey } from '../../names.ts'
import { useWords } from '../../words.ts'
import styles from './images.module.css'
import { LibraryResults } from './LibraryResults.tsx'
import { START_SEARCH, useLibrary, type LibrarySearch } from './librarySearch.ts'
import { usePlaceGraphic } from './usePlaceGraphic.ts'
import { useImageWords, type ImagesKey } from './words.ts'

const KINDS = [
  ['vector', 'kindVector'],
  ['illustration', 'kindIllustration'],
  ['photo', 'kindPhoto'],
  ['all', 'kindAll'],
] as const
const TOPICS: readonly ImagesKey[] = [
  'topicCrests',
  'topicAnimals',
  'topicStars',
  'topicCrowns',
  'topicFlames',
  'topicBalls',
  'topicLetters',
]
const SETTLED_MS = 250

interface SearchFieldsProps {
  readonly search: LibrarySearch
  readonly hasPhotos: boolean
  readonly onChange: (search: LibrarySearch) => void
}

function SearchFields({ search, hasPhotos, onChange }: SearchFieldsProps) {
  const say = useImageWords()
  const setText = (searchText: string): void => onChange({ ...search, searchText })
  return (
    <>
      <TextInput
        type="search"
        label={say('search')}
        maxLength={100}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={search.searchText && <CloseButton aria-label={say('reset')} onClick={() => setText('')} />}
        value={search.searchText}
        onChange={event => setText(event.currentTarget.value)}
      />
      {search.searchText === '' && (
        <div className={styles.topics} role="group" aria-label={say('topics')}>
          {TOPICS.map(topic => (
            <Button key={topic} variant="default" size="xs" radius="xl" onClick={() => setText(say(topic))}>
              {say(topic)}
            </Button>
          ))}
        </div>
      )}
      {hasPhotos && (
        <Checkbox
          label={say('transparent')}
          checked={search.transparent}
          onChange={event => onChange({ ...search, transparent: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

function KindField({ search, onChange }: Pick<SearchFieldsProps, 'search' | 'onChange'>) {
  const say = useImageWords()
  return (
    <NativeSelect
      label={say('kind')}
      value={search.imageTypes}
      data={KINDS.map(([value, key]) => ({ value, label: say(key) }))}
      onChange={event => {
        const [imageTypes] = KINDS.find(([value]) => value === event.currentTarget.value) ?? KINDS[0]
        onChange({ ...search, imageTypes })
      }}
    />
  )
}

/** The picture library: search, results and a click that puts one on the garment. */
export function LibraryTab() {
  const say = useWords()
  const sayImages = useImageWords()
  const [search, setSearch] = useState(START_SEARCH)
  const [role, setRole] = useState<ImageRole>('logo')
  const [searchText] = useDebouncedValue(search.searchText, SETTLED_MS)
  const found = useLibrary({ ...search, searchText })
  const { placing, place } = usePlaceGraphic(role)
  return (
    <Stack gap="sm">
      <SearchFields search={search} hasPhotos={found.data?.metadata.isPixabayOn ?? false} onChange={setSearch} />
      <Group grow gap="xs">
        <KindField search={search} onChange={setSearch} />
        <NativeSelect
          label={sayImages('placeAs')}
          value={role}
          data={IMAGE_ROLES.map(value => ({ value, label: say(roleKey(value)) }))}
          onChange={event => setRole(IMAGE_ROLES.find(value => value === event.currentTarget.value) ?? 'logo')}
        />
      </Group>
      <LibraryResults
        search={{ ...search, searchText }}
        found={found}
        placing={placing}
        role={role}
        onPlace={graphic => void place(graphic)}
        onSearchAll={() => setSearch({ ...search, imageTypes: 'all' })}
      />
    </Stack>
  )
}
