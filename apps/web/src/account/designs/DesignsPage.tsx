import type { OwnDesignRow } from '@kitwright/contract'
import { Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, type List, useCall, useList } from '../../session/index.ts'
import { ButtonLink, Card, EmptyState, lazy, PageHead } from '../../ui/index.ts'
import { SewnSampleDialog } from '../../cart/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { isNarrowed, NothingFound } from '../list/NothingFound.tsx'
import { PageLinks } from '../PageLinks.tsx'
import { AnswersDialog } from './AnswersDialog.tsx'
import { DesignCard } from './DesignCard.tsx'
import css from './DesignsPage.module.css'
import { ShareDialog } from './ShareDialog.tsx'
import { UnsavedDesigns } from './UnsavedDesigns.tsx'

const ReviewTalkDialog = lazy(async () => ({ default: (await import('./ReviewTalkDialog.tsx')).ReviewTalkDialog }))
const PAGE_SIZE = 12
const STATUSES = ['reviewing', 'ready', 'rejected', 'processing'] as const
const SORTS = ['changed', 'created', 'name'] as const

function NoDesigns({ list }: { list: List }) {
  const { t } = useTranslation(['account'])
  if (isNarrowed(list)) return <NothingFound list={list} />
  return (
    <Card>
      <EmptyState title={t('account:no_designs')} text={t('account:no_designs_text')}>
        <ButtonLink to="/store">{t('account:start_design')}</ButtonLink>
      </EmptyState>
    </Card>
  )
}

/** Reads list settings and the design with open answers from the URL, because emails link there. */
function useDesignsSearch() {
  const search = useSearch({ from: '/guarded/personal/me/assets' })
  const { answers: _, review: __, ...listed } = search
  const navigate = useNavigate()
  const open = (dialog: { answers?: string; review?: string }): void =>
    void navigate({ to: '/me/assets', search: { ...listed, ...dialog }, resetScroll: false })
  return { search, list: useList(listed), open }
}

interface OpenProps {
  readonly designId: string | undefined
  readonly designs: readonly OwnDesignRow[] | undefined
  readonly onClose: () => void
}

/** Opens the answers to the design that the URL names. */
function OpenAnswers({ designId, designs, onClose }: OpenProps) {
  if (designId === undefined) return null
  const name = designs?.find(({ id }) => id === designId)?.name
  return <AnswersDialog designId={designId} name={name} onClose={onClose} />
}

/** Opens the shop's comments on the design that the URL names. */
function OpenTalk({ designId, designs, onClose }: OpenProps) {
  if (designId === undefined) return null
  return (
    <Suspense fallback={null}>
      <ReviewTalkDialog designId={designId} design={designs?.find(({ id }) => id === designId)} onClose={onClose} />
    </Suspense>
  )
}

/** Asks for one sewn sample of a design. */
function OpenSample({ design, onClose }: { design: OwnDesignRow | null; onClose: () => void }) {
  return design && <SewnSampleDialog design={design} onClose={onClose} />
}

/** The person's saved designs, and the designs that only this browser has. */
export function DesignsPage() {
  const { t } = useTranslation(['account', 'common'])
  const { search, list, open } = useDesignsSearch()
  const [sharedId, setSharedId] = useState<string | null>(null)
  const [sampled, setSampled] = useState<OwnDesignRow | null>(null)
  const query = { ...list.search, page: list.page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useCall('GET /api/designs', { query }, { isSticky: true })
  const statuses = STATUSES.map(value => ({ value, label: t(`common:design_${value}`) }))
  const sorts = SORTS.map(value => ({ value, label: t(`account:sort_${value}`) }))
  const hasBar = isNarrowed(list) || (data?.total ?? 0) > 1
  return (
    <>
      <PageHead title={t('common:designs')} text={t('account:designs_text')}>
        <ButtonLink to="/store">{t('account:start_design')}</ButtonLink>
      </PageHead>
      <UnsavedDesigns />
      {hasBar && <ListBar list={list} placeholder={t('account:search_designs')} statuses={statuses} sorts={sorts} />}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NoDesigns list={list} />}
      <div className={css.grid}>
        {!data && !error && [1, 2, 3, 4].map(key => <Skeleton key={key} h={320} radius={12} />)}
        {data?.items.map(design => (
          <DesignCard
            key={design.id}
            design={design}
            onShare={() => setSharedId(design.id)}
            onSample={() => setSampled(design)}
            onAnswers={() => open({ answers: design.id })}
            onTalk={() => open({ review: design.id })}
          />
        ))}
      </div>
      {data && <PageLinks {...data} onPage={page => list.set({ page })} />}
      <OpenAnswers designId={search.answers} designs={data?.items} onClose={() => open({})} />
      <OpenTalk designId={search.review} designs={data?.items} onClose={() => open({})} />
      <OpenSample design={sampled} onClose={() => setSampled(null)} />
      {sharedId && <ShareDialog designId={sharedId} onClose={() => setSharedId(null)} />}
    </>
  )
}
