import type { Graphic } from '@kitwright/contract'
import type { ImageRole } from '@kitwright/design'
import { Button, Loader, Skeleton, Stack, Text } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useProblemText, type CallFailedError } from '../../../../session/index.ts'
import { dragProps } from './dragData.ts'
import css from '../Images.module.css'
import type { LibraryHits, LibrarySearch } from './librarySearch.ts'

interface LibraryResultsProps {
  readonly search: LibrarySearch
  readonly found: UseInfiniteQueryResult<LibraryHits, CallFailedError>
  readonly placing: Graphic | null
  readonly role: ImageRole
  readonly onPlace: (graphic: Graphic) => void
  readonly onSearchAll: () => void
}

/** The collection that contains the crest maker's symbols. */
const OURS = 'kitwright'

type TileProps = { graphic: Graphic } & Pick<LibraryResultsProps, 'placing' | 'role' | 'onPlace'>

function Tile({ graphic, placing, role, onPlace }: TileProps) {
  const { t } = useTranslation(['images'])
  const { title, previewURL, licence, user } = graphic
  return (
    <button
      type="button"
      className={css.tile}
      aria-label={t('images:add_picture', { title })}
      title={`${title} · ${user}, ${licence}`}
      disabled={placing !== null}
      onClick={() => onPlace(graphic)}
      {...dragProps({ kind: 'graphic', graphic, role })}
    >
      {placing?.id === graphic.id ? <Loader size="sm" /> : <img src={previewURL} alt="" loading="lazy" />}
      {graphic.collection === OURS && <span className={css.ours}>{t('images:ours')}</span>}
    </button>
  )
}

function Waiting() {
  const { t } = useTranslation(['images'])
  return (
    <div className={css.tiles} role="status" aria-label={t('images:searching')}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className={css.tileWaiting} />
      ))}
    </div>
  )
}

function Nothing({
  search,
  onSearchAll,
  isOff,
}: Pick<LibraryResultsProps, 'search' | 'onSearchAll'> & { isOff: boolean }) {
  const { t } = useTranslation(['images'])
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>{isOff ? t('images:photos_off') : t('images:nothing', { text: search.searchText })}</Text>
      <Text size="sm">{t(isOff ? 'images:photos_off_hint' : 'images:nothing_hint')}</Text>
      {search.imageTypes !== 'all' && (
        <Button variant="default" onClick={onSearchAll}>
          {t('images:search_all')}
        </Button>
      )}
    </Stack>
  )
}

/** Fetches the next page when the end of the list is visible, or on request. */
function More({ found }: Pick<LibraryResultsProps, 'found'>) {
  const { t } = useTranslation(['images'])
  const { ref, inViewport } = useInViewport<HTMLButtonElement>()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found
  useEffect(() => {
    if (inViewport && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [inViewport, hasNextPage, isFetchingNextPage, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <Button ref={ref} variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('images:more')}
    </Button>
  )
}

/** Shows the results of a library search, in each state of the search. */
export function LibraryResults({ search, found, placing, role, onPlace, onSearchAll }: LibraryResultsProps) {
  const { t } = useTranslation(['images'])
  const problemText = useProblemText()
  const { data, error, refetch } = found
  if (error) {
    return (
      <Stack gap="xs" role="alert">
        <Text fw={600}>{t('images:library_failed')}</Text>
        <Text size="sm">{problemText(error.failure.error)}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          {t('images:try_again')}
        </Button>
      </Stack>
    )
  }
  if (!data) return <Waiting />
  const { hits, metadata } = data
  if (hits.length === 0) return <Nothing {...{ search, onSearchAll }} isOff={metadata.notice === 'photos-off'} />
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed" role="status">
        {t('images:results', { count: metadata.totalHits })}
      </Text>
      {metadata.notice && <Text size="xs">{t('images:partly')}</Text>}
      <div className={css.tiles}>
        {hits.map(graphic => (
          <Tile key={graphic.id} {...{ graphic, placing, role, onPlace }} />
        ))}
      </div>
      <More found={found} />
      <Text size="xs" c="dimmed">
        {t('images:from', {
          makers: [...new Set(hits.map(({ user, licence }) => `${user} (${licence})`))].slice(0, 6).join(', '),
        })}
      </Text>
    </Stack>
  )
}
