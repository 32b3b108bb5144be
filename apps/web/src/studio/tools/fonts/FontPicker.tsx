import {
  FONT_SOURCES,
  type FontLang,
  type FontSource,
  fontOrFirst,
  type FontUse,
  searchFonts,
} from '@kitwright/library'
import { Alert, Button, Drawer, Pagination, Skeleton, Tabs, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, Failure } from '../../../ui/index.ts'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { CutFields } from './CutFields.tsx'
import { FontList } from './FontList.tsx'
import { LangFilter } from './LangFilter.tsx'
import { MissingNote } from './MissingNote.tsx'
import { recentFonts } from './recentFonts.ts'
import { RecentFonts } from './RecentFonts.tsx'
import { useFonts } from './useFonts.ts'
import styles from './fonts.module.css'

interface FontPickerProps {
  readonly use: FontUse
  readonly text: string
  readonly onChoose: (font: string) => void
  readonly onCut: (use: FontUse) => void
  readonly onClose: () => void
}

const TAB_KEYS = { 'Mockup Sports': 'source_shop', Fontsource: 'source_fontsource' } as const

/** Where the text's present font is found, else the shop's own. */
const startSource = (font: string): FontSource => fontOrFirst(font).source

/** All fonts beside the garment, which shows each choice at once; closes when one is content. */
export function FontPicker({ use, text, onChoose, onCut, onClose }: FontPickerProps) {
  const { t } = useTranslation('fonts')
  const isDesktop = useIsDesktop()
  const [source, setSource] = useState<FontSource>(() => startSource(use.font))
  const [lang, setLang] = useState<FontLang | null>(null)
  const [search, setSearch] = useState('')
  const [wantedPage, setPage] = useState(1)
  const [recent] = useState(recentFonts)
  const [isTurned, setTurned] = useState(false)
  const { found, hasFailed, isOwnMissing, retry } = useFonts()
  const result = found && searchFonts(found.fonts, { source, lang, text: search, page: wantedPage })
  /** Whatever narrows the list begins it anew. */
  const narrow = (change: () => void): void => {
    change()
    setPage(1)
    setTurned(false)
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isDesktop ? 'left' : 'bottom'}
      size={isDesktop ? 460 : '72dvh'}
      title={t('choose')}
      closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20 }}
      overlayProps={{ backgroundOpacity: isDesktop ? 0 : 0.2 }}
      classNames={{ body: styles.body, content: styles.content, header: styles.header, title: styles.heading }}
    >
      <div className={styles.filters}>
        <Tabs
          value={source}
          onChange={value => narrow(() => setSource(value as FontSource))}
          classNames={{ tab: styles.tab }}
        >
          <Tabs.List grow>
            {FONT_SOURCES.map(each => (
              <Tabs.Tab key={each} value={each}>
                {t(TAB_KEYS[each])}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <TextInput
          type="search"
          size="md"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          data-autofocus={isDesktop || undefined}
          onChange={event => narrow(() => setSearch(event.currentTarget.value))}
        />
        <LangFilter value={lang} onChange={next => narrow(() => setLang(next))} />
      </div>
      <div className={styles.results}>
        {hasFailed && (
          <Failure title={t('list_failed')} text={t('list_failed_text')} retryLabel={t('try_again')} onRetry={retry} />
        )}
        {isOwnMissing && source === 'Mockup Sports' && (
          <Alert color="orange" className={styles.alert}>
            {t('own_missing')}{' '}
            <Button variant="subtle" size="compact-sm" onClick={retry}>
              {t('try_again')}
            </Button>
          </Alert>
        )}
        {!result && !hasFailed && <Waiting />}
        {found && search === '' && lang === null && wantedPage === 1 && (
          <RecentFonts ids={recent} fonts={found.fonts} value={use.font} onChoose={onChoose} />
        )}
        {found && result && (
          <FontList
            key={`${source} ${lang} ${search} ${result.page}`}
            fonts={result.items}
            coverage={found.coverage}
            use={use}
            text={text}
            onChoose={onChoose}
            onDone={onClose}
            isTurned={isTurned}
            onTurn={by => {
              setTurned(true)
              setPage(Math.min(Math.max(1, result.page + by), result.pages))
            }}
          />
        )}
        {result?.total === 0 && (
          <EmptyState title={t('none')} text={t('none_text')}>
            {source === 'Mockup Sports' && (
              <Button variant="default" onClick={() => narrow(() => setSource('Fontsource'))}>
                {t('look_in_fontsource')}
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      <div className={styles.footer}>
        {result && result.pages > 1 && (
          <Pagination
            size={isDesktop ? 'sm' : 'lg'}
            value={result.page}
            total={result.pages}
            onChange={page => {
              setTurned(false)
              setPage(page)
            }}
            siblings={0}
            className={styles.pages}
            getControlProps={control => ({
              'aria-label': t(control === 'next' || control === 'last' ? 'page_next' : 'page_previous'),
            })}
            getItemProps={page => ({ 'aria-label': t('page', { page }) })}
          />
        )}
        <MissingNote font={use.font} text={text} onChoose={onChoose} />
        <div className={styles.done}>
          <CutFields use={use} onChange={onCut} />
          <Button size="md" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}

const Waiting = () => (
  <div aria-hidden>
    {Array.from({ length: 6 }, (_, i) => (
      <Skeleton key={i} height={64} mb={6} radius="md" />
    ))}
  </div>
)
