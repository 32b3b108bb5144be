import { Button, Skeleton } from '@mantine/core'
import { Suspense, useId } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import { EmptyState, lazy } from '../../ui/index.ts'
import page from '../Page.module.css'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { FilterBar } from './FilterBar.tsx'
import css from './StorePage.module.css'
import { TemplateCard } from './TemplateCard.tsx'
import { useFilters } from './useFilters.ts'
import { useTemplates } from './useTemplates.ts'

// Loaded lazily, because it is below all designs.
const ScratchCards = lazy(async () => ({ default: (await import('./ScratchCards.tsx')).ScratchCards }))

// Loaded lazily, because it opens on a press.
const QuickView = lazy(async () => ({ default: (await import('./QuickView.tsx')).QuickView }))
// Loaded lazily, because a filtered list has no rows.
const TemplateRows = lazy(async () => ({ default: (await import('./TemplateRows.tsx')).TemplateRows }))

/** Number of cards in view on a phone. */
const IN_SIGHT = 2

/** Lists the shop's ready-made designs: each can be seen large, and opens in the studio as a copy. */
export function StorePage() {
  const { t } = useTranslation(['store', 'common'])
  const scratch = useId()
  const filters = useFilters()
  const { items, total, facets, error, isPending, hasMore, more, retry } = useTemplates(filters.values)
  const isRefused = error?.failure.error.id === 'invalid-input'
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('store:store_title')}</h1>
      <p className={page.lead}>{t('store:store_text')}</p>
      <PromotionNote />
      <Suspense>{filters.isClear && <TemplateRows />}</Suspense>
      <FilterBar filters={filters} facets={facets} total={total} />
      {error && (
        <CallFailure
          error={error}
          // A link may ask for filters that do not exist, so a retry would not help.
          retryLabel={t(isRefused ? 'store:clear' : 'common:try_again')}
          onRetry={isRefused ? filters.clear : retry}
        />
      )}
      {total === 0 && (
        <EmptyState shape="tshirt" title={t('store:none_found')} text={t('store:none_found_text')}>
          <Button variant="default" onClick={filters.clear}>
            {t('store:clear')}
          </Button>
        </EmptyState>
      )}
      <div className={css.grid} aria-busy={isPending}>
        {items.map((template, index) => (
          <TemplateCard key={template.id} template={template} isFirst={!filters.isClear && index < IN_SIGHT} />
        ))}
        {isPending && [1, 2, 3, 4, 5, 6].map(key => <Skeleton key={key} h={480} radius={20} />)}
      </div>
      {hasMore && (
        <div className={css.more}>
          <Button variant="default" size="md" loading={isPending} onClick={more}>
            {t('store:show_more')}
          </Button>
        </div>
      )}
      {total !== undefined && (
        <section className={css.plain} aria-labelledby={scratch}>
          <h2 id={scratch} className={page.band}>
            {t('store:from_scratch')}
          </h2>
          <div className={css.grid}>
            <Suspense>
              <ScratchCards type={filters.values.type} />
            </Suspense>
          </div>
        </section>
      )}
      <Suspense>
        {filters.viewed !== undefined && (
          <QuickView key={filters.viewed} id={filters.viewed} onClose={filters.closeView} />
        )}
      </Suspense>
    </div>
  )
}
