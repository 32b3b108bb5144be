import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { Button, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TenantLogo } from '../pictures/index.ts'
import { CallFailure, useDates, usePreferences, useTenant } from '../session/index.ts'
import { EmptyState, PageHead } from '../ui/index.ts'
import css from './SupplierPage.module.css'
import { useWork, type Work } from './useWork.ts'
import { WorkCard } from './WorkCard.tsx'

function Topbar() {
  const { language, setLanguage } = usePreferences()
  return (
    <header className={css.topbar}>
      <TenantLogo heightPx={36} />
      <span>
        {LANGUAGES.filter(other => other !== language).map(other => (
          <Button
            key={other}
            variant="subtle"
            color="gray"
            lang={languageTag(other)}
            onClick={() => setLanguage(other)}
          >
            {languageFacts(other).name}
          </Button>
        ))}
      </span>
    </header>
  )
}

interface ListProps {
  readonly title: string
  readonly items: readonly Work[]
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
        <WorkCard key={work.id} work={work} token={token} />
      ))}
    </section>
  )
}

function Shown({ token }: { token: string }) {
  const { t } = useTranslation(['suppliers'])
  const date = useDates()
  const { name } = useTenant()
  const { data, error, refetch } = useWork(token)
  if (error?.failure.error.id === 'link-invalid')
    return <EmptyState isPage title={t('suppliers:page_gone')} text={t('suppliers:page_gone_text')} />
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return [1, 2].map(key => <Skeleton key={key} h={220} mb={16} radius={12} />)
  const [inWork, sent] = [
    data.items.filter(({ state }) => state !== 'sent'),
    data.items.filter(({ state }) => state === 'sent'),
  ]
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

/** What a supplier sees by the link that a shop gave them: their work and nothing of who ordered it. */
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
