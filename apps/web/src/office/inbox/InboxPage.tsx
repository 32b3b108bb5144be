import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { OfflineNote, useCall, useList } from '../../session/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import css from './InboxPage.module.css'
import { ConversationList, type InboxSearch } from './list/ConversationList.tsx'
import { useInbox } from './model/useInbox.ts'
import { OpenConversation, type OpenConversationHandle } from './OpenConversation.tsx'
import { SentNotice } from './SentNotice.tsx'
import { useInboxKeys } from './useInboxKeys.ts'

/** Interval in milliseconds at which the list is read again. */
const EVERY_MS = 15_000
const PAGE_SIZE = 30
/** On a phone the list and the conversation take turns. */
const PHONE = '(max-width: 800px)'

/** The list of a view, the open conversation and the way from one to the next. */
function useOpenConversation() {
  const navigate = useNavigate()
  const search = useSearch({ from: '/staff/office/inbox' })
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const list = useList(search)
  const { view = 'open', search: text = '', open, after } = search
  const query = useCall(
    'GET /api/office/conversations',
    { query: { view, search: text, pageSize: PAGE_SIZE, ...(after && { after }) } },
    { everyMs: EVERY_MS, isSticky: true },
  )
  const items = query.data?.items ?? []
  // The first one opens by itself where there is room for both.
  const openId = open ?? (isPhone ? null : (items[0]?.id ?? null))
  const show = (id: string | null): void => {
    const { open: _, ...rest } = search
    void navigate({ to: '/office/inbox', search: id === null ? rest : { ...rest, open: id }, replace: true })
  }
  const at = items.findIndex(({ id }) => id === openId)
  return {
    search: search as InboxSearch,
    query,
    list,
    openId,
    show,
    step: (by: 1 | -1): void => {
      const next = at < 0 ? items[0] : items[at + by]
      if (next) show(next.id)
    },
    /** After one is done, the next. */
    leave: (): void => show(isPhone ? null : ((items[at + 1] ?? items[at - 1])?.id ?? null)),
  }
}

/** The inbox: conversations on the left, the open one in the middle, and who it is with on the right. */
export function InboxPage() {
  const { t } = useTranslation(['inbox'])
  usePageTitle(t('inbox:title'))
  const { search, query, list, openId, show, step, leave } = useOpenConversation()
  const { data: counts } = useCall('GET /api/office/inbox', {}, { everyMs: EVERY_MS })
  const inbox = useInbox()
  const open = useRef<OpenConversationHandle>(null)
  useInboxKeys({
    next: () => step(1),
    previous: () => step(-1),
    reply: () => open.current?.write('reply'),
    note: () => open.current?.write('note'),
    close: () => open.current?.toggleClosed(),
  })
  const undo = async (): Promise<void> => {
    const id = inbox.last?.conversationId
    if ((await inbox.undo()) && id !== undefined) show(id)
  }
  return (
    <>
      <h1 className="kw-hidden">{t('inbox:title')}</h1>
      <OfflineNote />
      <div className={css.inbox} data-whole data-open={openId !== null || undefined}>
        <ConversationList
          search={search}
          openId={openId}
          counts={counts}
          query={query}
          onSearch={text => list.set({ search: text })}
          onMore={() => list.set({ after: query.data?.after ?? '' })}
        />
        {openId === null ? (
          <div className={css.none}>
            <EmptyState title={t(query.data?.items.length === 0 ? 'inbox:empty_view' : 'inbox:choose')} />
          </div>
        ) : (
          <OpenConversation
            key={openId}
            id={openId}
            inbox={inbox}
            ref={open}
            onBack={() => show(null)}
            onLeave={leave}
          />
        )}
        {inbox.last && <SentNotice sent={inbox.last} onUndo={() => void undo()} onDismiss={inbox.dismiss} />}
      </div>
    </>
  )
}
