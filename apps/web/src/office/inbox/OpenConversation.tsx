import { Skeleton } from '@mantine/core'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import { Composer, type ComposeKind } from './compose/Composer.tsx'
import css from './InboxPage.module.css'
import { useConversation } from './model/useConversation.ts'
import type { InboxActs } from './model/useInbox.ts'
import { ContextSide } from './side/ContextSide.tsx'
import { Thread } from './thread/Thread.tsx'
import { ThreadHead, type ThreadActs } from './thread/ThreadHead.tsx'

/** The actions on the open conversation that the page's keys call. */
export interface OpenConversationHandle {
  readonly write: (kind: ComposeKind) => void
  readonly toggleClosed: () => void
}

interface Props {
  readonly id: string
  readonly inbox: InboxActs
  readonly ref: Ref<OpenConversationHandle>
  /** Back to the list, on a phone. */
  readonly onBack: () => void
  /** Called when the conversation has left the list, as after closing it. */
  readonly onLeave: () => void
}

const SAID = { open: 'inbox:opened', snoozed: 'inbox:snoozed', closed: 'inbox:closed' } as const

/** The acts of the head, with what they say. */
function useThreadActs({ id, inbox, onBack, onLeave }: Props, showSide: () => void): ThreadActs {
  const { t } = useTranslation(['inbox'])
  return {
    assign: (assigneeId, name) =>
      void inbox.assign(
        id,
        assigneeId,
        assigneeId === null ? t('inbox:assigned_nobody') : t('inbox:assigned', { name }),
      ),
    setState: (state, until) =>
      void inbox.setState(id, { state, until: until ?? null }, t(SAID[state])).then(isDone => {
        if (isDone && state !== 'open') onLeave()
      }),
    markUnread: () => void inbox.setUnread(id, true).then(onBack),
    back: onBack,
    showSide,
  }
}

/** The open conversation: its messages, the field for an answer, and who it is with. */
export function OpenConversation(props: Props) {
  const { id, inbox, ref, onLeave } = props
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useConversation(id)
  const [kind, setKind] = useState<ComposeKind>('reply')
  const [hasSide, setHasSide] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const acts = useThreadActs(props, () => setHasSide(true))
  const isUnread = data?.conversation.isUnread
  const { setUnread } = inbox
  // Read once it is shown; marking it as unread by hand closes it first.
  const marked = useRef(false)
  useEffect(() => {
    if (isUnread !== true || marked.current) return
    marked.current = true
    void setUnread(id, false).then(() => (marked.current = false))
  }, [id, isUnread, setUnread])
  useImperativeHandle(ref, () => ({
    write: wanted => {
      setKind(wanted)
      field.current?.focus()
    },
    toggleClosed: () => data && acts.setState(data.conversation.state === 'closed' ? 'open' : 'closed'),
  }))
  if (error && !data)
    return (
      <div className={css.thread}>
        <CallFailure error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <Skeleton className={css.loading} h="100%" />
  const { conversation, entries } = data
  return (
    <>
      <section className={css.thread} aria-label={conversation.name} data-behind={hasSide || undefined}>
        <ThreadHead conversation={conversation} acts={acts} />
        <Thread
          entries={entries}
          label={conversation.name}
          hasEarlier={hasNextPage}
          isLoading={isFetchingNextPage}
          onEarlier={() => void fetchNextPage()}
        />
        <Composer
          conversation={conversation}
          latest={entries.at(-1)}
          kind={kind}
          onKind={setKind}
          field={field}
          send={inbox.send}
          onSent={isClosed => {
            setKind('reply')
            if (isClosed) onLeave()
          }}
        />
      </section>
      <div className={css.sideFrame} data-shown={hasSide || undefined}>
        <ContextSide conversation={conversation} onBack={() => setHasSide(false)} />
      </div>
    </>
  )
}
