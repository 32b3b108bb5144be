import { Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../texts/index.ts'
import { CallFailure, useDates, useTenant } from '../session/index.ts'
import { EmptyState, PageHead } from '../ui/index.ts'
import css from './SupplierPage.module.css'
import { isOpenWork } from './isOpenWork.ts'
import { forgetLink, rememberLink } from './rememberedLink.ts'
import { Topbar } from './Topbar.tsx'
import { useWork, type WorkItem } from './useWork.ts'
import { WorkCard } from './WorkCard.tsx'

interface ListProps {
  readonly title: string
  readonly items: readonly WorkItem[]
  readonly token: string
}

function List({ title, items, token }: ListProps) {
  if (items.length === 0) return null
  return (
    <section className={css.list} aria-label={title}>
      <h2>
        {title} <span>{items.length}</span>
      </h2>
      {items.map(work => (
        <div key={work.id} id={work.number}>
          <WorkCard work={work} token={token} />
        </div>
      ))}
    </section>
  )
}

function Shown({ token }: { token: string }) {
  const { t } = useTranslation(['suppliers'])
  const date = useDates()
  const { name } = useTenant()
  const { data, error, refetch } = useWork(token)
  const isOver = error?.failure.error.id === 'link-invalid'
  const isOpen = data !== undefined
  useEffect(() => {
    if (isOver) forgetLink(token)
    else if (isOpen) rememberLink(token)
  }, [isOver, isOpen, token])
  useEffect(() => {
    // A scanned paper names its order in the URL fragment, with letters and digits only.
    if (isOpen) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isOpen])
  if (isOver) return <EmptyState isPage title={t('suppliers:page_gone')} text={t('suppliers:page_gone_text')} />
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return [1, 2].map(key => <Skeleton key={key} h={220} mb={16} radius={12} />)
  const [inWork, sent] = [data.items.filter(isOpenWork), data.items.filter(work => !isOpenWork(work))]
  return (
    <>
      <PageHead
        title={t('suppliers:page_title', { shop: name })}
        text={`${data.supplier} · ${t('suppliers:page_until', { date: date(data.expiresAt) })}`}
      />
      {inWork.length === 0 && <EmptyState title={t('suppliers:page_empty')} text={t('suppliers:page_empty_text')} />}
      <List title={t('suppliers:in_work')} items={inWork} token={token} />
      <List title={t('suppliers:is_sent')} items={sent} token={token} />
    </>
  )
}

/** Shows suppliers their work, through the link from a shop, and nothing about the customer. */
export function SupplierPage({ token }: { token: string }) {
  const { t } = useTranslation(['suppliers'])
  const { name } = useTenant()
  const title = t('suppliers:page_title', { shop: name })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={css.page}>
      <Topbar />
      <main id="content">
        <Shown token={token} />
      </main>
    </div>
  )
}
