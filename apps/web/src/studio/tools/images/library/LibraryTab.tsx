import { LIMITS, type Graphic } from '@kitwright/contract'
import type { TextKey } from '@kitwright/words'
import { IMAGE_ROLES, type ImageRole } from '@kitwright/design'
import { Button, CloseButton, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { imageLayerInSight, type DocumentState, type ViewState } from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { roleKey, useEdit, useStudioParts } from '../../../context/index.ts'
import css from '../Images.module.css'
import { LibraryResults } from './LibraryResults.tsx'
import { kindsOf, START_SEARCH, useLibrary, type LibrarySearch } from './librarySearch.ts'
import { nameOfFile } from '../files/nameOfFile.ts'
import { useKeepSymbol } from './useKeepSymbol.ts'

/** Returns a function that places a library picture on the garment, in the middle of the view. */
function usePlaceGraphic(role: ImageRole) {
  const api = useStudioParts<DocumentState & ViewState>()
  const edit = useEdit()
  const keep = useKeepSymbol()
  const [placing, setPlacing] = useState<Graphic | null>(null)

  async function place(graphic: Graphic): Promise<void> {
    setPlacing(graphic)
    const layer = await keep(graphic, asset => imageLayerInSight(api, role, asset))
    setPlacing(null)
    if (layer) edit.add({ ...layer, name: nameOfFile(graphic.title) || null })
  }
  return { placing, place }
}

const TOPICS: readonly TextKey<'images'>[] = [
  'topic_crests',
  'topic_animals',
  'topic_stars',
  'topic_crowns',
  'topic_flames',
  'topic_balls',
  'topic_letters',
]
const SETTLED_MS = 250

interface SearchFieldsProps {
  readonly search: LibrarySearch
  readonly onChange: (search: LibrarySearch) => void
}

function SearchFields({ search, onChange }: SearchFieldsProps) {
  const { t } = useTranslation(['images'])
  const setText = (searchText: string): void => onChange({ ...search, searchText })
  return (
    <>
      <TextInput
        type="search"
        label={t('images:search')}
        maxLength={LIMITS.graphicSearch}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={search.searchText && <CloseButton aria-label={t('images:reset')} onClick={() => setText('')} />}
        value={search.searchText}
        onChange={event => setText(event.currentTarget.value)}
      />
      {search.searchText === '' && (
        <div className={css.topics} role="group" aria-label={t('images:topics')}>
          {TOPICS.map(topic => (
            <Button key={topic} variant="default" size="xs" radius="xl" onClick={() => setText(t(`images:${topic}`))}>
              {t(`images:${topic}`)}
            </Button>
          ))}
        </div>
      )}
      <Switch
        label={t('images:transparent')}
        checked={search.transparent}
        onChange={event => onChange({ ...search, transparent: event.currentTarget.checked })}
      />
    </>
  )
}

function KindField({ search, onChange, hasPhotos }: SearchFieldsProps & { readonly hasPhotos: boolean }) {
  const { t } = useTranslation(['images'])
  const kinds = kindsOf(hasPhotos)
  return (
    <NativeSelect
      label={t('images:kind')}
      value={search.imageTypes}
      data={kinds.map(value => ({ value, label: t(`images:kind_${value}`) }))}
      onChange={event => {
        const imageTypes = kinds.find(value => value === event.currentTarget.value)
        if (imageTypes) onChange({ ...search, imageTypes })
      }}
    />
  )
}

/**
 * Returns whether the shop has photographs, by the library's last answer. The choice does not change while it is asked
 * again.
 */
function useHasPhotos(said: boolean | undefined): boolean {
  const [hasPhotos, setHasPhotos] = useState(false)
  if (said !== undefined && said !== hasPhotos) setHasPhotos(said)
  return hasPhotos
}

/** The picture library: search, results and a click that puts one on the garment. */
export function LibraryTab() {
  const { t } = useTranslation(['studio', 'images'])
  const [search, setSearch] = useState(START_SEARCH)
  const [role, setRole] = useState<ImageRole>('logo')
  const [searchText] = useDebouncedValue(search.searchText, SETTLED_MS)
  const found = useLibrary({ ...search, searchText })
  const hasPhotos = useHasPhotos(found.data?.metadata.isPixabayOn)
  const { placing, place } = usePlaceGraphic(role)
  return (
    <Stack gap="sm">
      <SearchFields search={search} onChange={setSearch} />
      <Group grow gap="xs">
        <KindField search={search} onChange={setSearch} hasPhotos={hasPhotos} />
        <NativeSelect
          label={t('images:place_as')}
          value={role}
          data={IMAGE_ROLES.map(value => ({ value, label: t(roleKey(value)) }))}
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
