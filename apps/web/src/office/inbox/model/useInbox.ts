import { INBOX_LIMITS } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { Conversation } from './inboxTypes.ts'

type StateBody = NonNullable<Call<'PUT /api/office/conversations/{id}/state'>['body']>

/** An answer that left a moment ago, which can be taken back. */
export interface SentAnswer {
  readonly conversationId: string
  readonly messageId: string
  readonly name: string
  readonly text: string
  /** Of this browser's clock, in milliseconds. */
  readonly undoUntil: number
}

export interface MessageToSend {
  readonly kind: 'reply' | 'note'
  readonly text: string
  /** Instant of the latest entry that was shown; null to send although a colleague has answered. */
  readonly seenAt: string | null
  readonly isClosing: boolean
}

/** Changes of conversations. */
export interface InboxActs {
  readonly last: SentAnswer | null
  readonly dismiss: () => void
  /** Returns 'answered' if a colleague has answered meanwhile, and 'refused' for any other refusal. */
  readonly send: (to: Conversation, message: MessageToSend) => Promise<'sent' | 'answered' | 'refused'>
  readonly undo: () => Promise<boolean>
  readonly setState: (id: string, body: StateBody, said: string) => Promise<boolean>
  readonly assign: (id: string, assigneeId: string | null, said: string) => Promise<boolean>
  readonly setUnread: (id: string, isUnread: boolean) => Promise<boolean>
}

/** Returns the function that sends answers and notes. */
function useSending(setLast: (last: SentAnswer) => void): InboxActs['send'] {
  const { t } = useTranslation(['inbox'])
  const api = useApi()
  const act = useOfficeAction()
  return async ({ id, name }, message) => {
    let isAnswered = false
    const isSent = await act(
      async () => api('POST /api/office/conversations/{id}/messages', { params: { id }, body: { ...message } }),
      {
        isQuiet: true,
        ...(message.kind === 'note' && { said: t('inbox:noted') }),
        done: ({ value }) => {
          const undoUntil = Date.now() + INBOX_LIMITS.undoSeconds * 1_000
          if (message.kind === 'reply' && value.id !== null)
            setLast({ conversationId: id, messageId: value.id, name, text: message.text, undoUntil })
        },
        refused: ({ error }) => (isAnswered = error.id === 'conversation-answered'),
      },
    )
    return isSent ? 'sent' : isAnswered ? 'answered' : 'refused'
  }
}

/** Returns the changes of conversations, and the last answer that can be taken back. */
export function useInbox(): InboxActs {
  const { t } = useTranslation(['inbox'])
  const api = useApi()
  const act = useOfficeAction()
  const [last, setLast] = useState<SentAnswer | null>(null)
  const send = useSending(setLast)
  return {
    last,
    dismiss: useCallback(() => setLast(null), []),
    send,
    undo: async () => {
      if (!last) return false
      const params = { id: last.conversationId, messageId: last.messageId }
      setLast(null)
      return act(
        async () => api('POST /api/office/conversations/{id}/messages/{messageId}/undo', { params }),
        t('inbox:undone'),
      )
    },
    setState: async (id, body, said) =>
      act(async () => api('PUT /api/office/conversations/{id}/state', { params: { id }, body }), {
        said,
        isQuiet: true,
      }),
    assign: async (id, assigneeId, said) =>
      act(async () => api('PUT /api/office/conversations/{id}/assignee', { params: { id }, body: { assigneeId } }), {
        said,
        isQuiet: true,
      }),
    setUnread: async (id, isUnread) =>
      act(async () => api('PUT /api/office/conversations/{id}/unread', { params: { id }, body: { isUnread } }), {
        isQuiet: true,
      }),
  }
}
