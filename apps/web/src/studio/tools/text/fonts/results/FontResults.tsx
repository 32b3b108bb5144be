import type { FontPage, FontUse } from '@kitwright/library'
import { Alert, Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { EmptyState, Failure } from '../../../../../ui/index.ts'
import type { FontFilter } from '../filters/FontFilters.tsx'
import { FontList } from './FontList.tsx'
import { recentFonts } from '../catalogue/recentFonts.ts'
import { RecentFonts } from './RecentFonts.tsx'
import type { CatalogueAnswer } from '../catalogue/useCatalogueFonts.ts'
import type { FontsAnswer } from '../catalogue/useFonts.ts'
import css from '../Fonts.module.css'

interface FontResultsProps {
  readonly answer: FontsAnswer
  readonly catalogue: CatalogueAnswer
  /** Packed coverage of the fonts of both sources, by id. */
  readonly coverage: ReadonlyMap<string, string> | undefined
  readonly result: FontPage | undefined
  readonly wanted: FontFilter
  readonly use: FontUse
  readonly text: string
  /** The keyboard turned to this page. */
  readonly isTurned: boolean
  readonly onChoose: (font: string) => void
  readonly onDone: () => void
  readonly onTurn: (page: number) => void
  readonly onOtherSource: () => void
}

const isUnfiltered = ({ lang, text, page }: FontFilter): boolean => lang === null && text === '' && page === 1

/** The page of fonts, or the reason why there is none. */
export function FontResults({
  answer,
  catalogue,
  coverage,
  result,
  wanted,
  onOtherSource,
  onTurn,
  ...list
}: FontResultsProps) {
  const { t } = useTranslation(['fonts'])
  const [recent] = useState(recentFonts)
  const { found, hasFailed, retry } = answer
  const { source, lang, text } = wanted
  if (hasFailed) return <ListFailed onRetry={retry} />
  if (!found || !coverage || !result) return <Waiting />
  return (
    <>
      {answer.isOwnMissing && source === 'Mockup Sports' && <Missing text={t('fonts:own_missing')} onRetry={retry} />}
      {catalogue.isMissing && source === 'Fontsource' && (
        <Missing text={t('fonts:catalogue_missing')} onRetry={catalogue.retry} />
      )}
      {isUnfiltered(wanted) && (
        <RecentFonts ids={recent} fonts={found.fonts} value={list.use.font} onChoose={list.onChoose} />
      )}
      <FontList
        key={`${source} ${lang} ${text} ${result.page}`}
        fonts={result.items}
        coverage={coverage}
        onTurn={by => onTurn(Math.min(Math.max(1, result.page + by), result.pages))}
        {...list}
      />
      {result.total === 0 && <NoneFound onOtherSource={source === 'Mockup Sports' ? onOtherSource : undefined} />}
    </>
  )
}

function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['fonts'])
  return (
    <Failure
      title={t('fonts:list_failed')}
      text={t('fonts:list_failed_text')}
      retryLabel={t('fonts:try_again')}
      onRetry={onRetry}
    />
  )
}

function Missing({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation(['fonts'])
  return (
    <Alert color="orange" className={css.alert}>
      {text}{' '}
      <Button variant="default" size="sm" onClick={onRetry}>
        {t('fonts:try_again')}
      </Button>
    </Alert>
  )
}

function NoneFound({ onOtherSource }: { onOtherSource: (() => void) | undefined }) {
  const { t } = useTranslation(['fonts'])
  return (
    <EmptyState title={t('fonts:none')} text={t('fonts:none_text')}>
      {onOtherSource && (
        <Button variant="default" onClick={onOtherSource}>
          {t('fonts:look_in_fontsource')}
        </Button>
      )}
    </EmptyState>
  )
}

const Waiting = () => (
  <div aria-hidden>
    {Array.from({ length: 6 }, (_, i) => (
      <Skeleton key={i} height={60} mb={6} radius="md" />
    ))}
  </div>
)
