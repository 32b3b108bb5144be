import { languageNameIn } from '@kitwright/words'
import { INBOX_LIMITS } from '@kitwright/contract'
import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import type { Conversation, Entry } from '../model/inboxTypes.ts'
import { useDraft } from '../model/useDraft.ts'
import type { InboxActs } from '../model/useInbox.ts'
import css from './Composer.module.css'
import { SavedReplies } from './SavedReplies.tsx'

export type ComposeKind = 'reply' | 'note'

interface Props {
  readonly conversation: Conversation
  readonly latest: Entry | undefined
  readonly kind: ComposeKind
  readonly onKind: (kind: ComposeKind) => void
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly send: InboxActs['send']
  /** Called after the message was kept; `isClosed` says that the conversation was closed with it. */
  readonly onSent: (isClosed: boolean) => void
}

/** Tells how an answer reaches its reader, or why it cannot. */
function Way({ conversation }: Pick<Props, 'conversation'>) {
  const { t } = useTranslation(['inbox'])
  const reader = usePreferences(state => state.language)
  const { kind, email, phone, language, orderId, takesMail } = conversation
  const said = { address: email ?? '', phone: phone ?? '–', language: languageNameIn(language, reader) }
  if (kind === 'supplier') return t(orderId === null ? 'inbox:no_order' : 'inbox:by_page', said)
  if (email === null) return t('inbox:no_address', said)
  return t(takesMail ? 'inbox:by_mail_back' : 'inbox:by_mail', said)
}

/** Whether an answer can reach somebody. */
const isReachable = ({ kind, email, orderId }: Conversation): boolean =>
  kind === 'supplier' ? orderId !== null : email !== null

/** A colleague's answer that came while one was typed. */
function AnsweredNotice({ name, onSend }: { name: string; onSend: () => void }) {
  const { t } = useTranslation(['inbox'])
  return (
    <div className={css.answered} role="alert">
      <span>{t('inbox:answered_by', { name })}</span>
      <Button size="compact-sm" variant="default" onClick={onSend}>
        {t('inbox:send_anyway')}
      </Button>
    </div>
  )
}

/** State of the message that is written. */
function useMessage({ conversation, latest, kind, send, onSent }: Props) {
  const [text, setText] = useDraft(conversation.id)
  const [isBusy, setIsBusy] = useState(false)
  const [isAnswered, setIsAnswered] = useState(false)
  const submit = async ({ isClosing = false, isForced = false }): Promise<void> => {
    const words = text.trim()
    if (words === '' || isBusy) return
    setIsBusy(true)
    const seenAt = isForced ? null : (latest?.at ?? null)
    const outcome = await send(conversation, { kind, text: words, seenAt, isClosing })
    setIsBusy(false)
    setIsAnswered(outcome === 'answered')
    // After a refusal all that was typed stays.
    if (outcome !== 'sent') return
    setText('')
    onSent(isClosing)
  }
  return { text, setText, isBusy, isAnswered, submit }
}

type Message = ReturnType<typeof useMessage>

function Buttons({ kind, message, isAllowed }: { kind: ComposeKind; message: Message; isAllowed: boolean }) {
  const { t } = useTranslation(['inbox'])
  const { text, isBusy, submit } = message
  const isEmpty = text.trim() === '' || !isAllowed
  return (
    <>
      {kind === 'reply' && (
        <Button
          variant="default"
          size="sm"
          className={css.wide}
          disabled={isEmpty || isBusy}
          onClick={() => void submit({ isClosing: true })}
        >
          {t('inbox:send_close')}
        </Button>
      )}
      <Button
        type="submit"
        size="sm"
        color="dark"
        autoContrast
        className={css.send}
        disabled={isEmpty}
        loading={isBusy}
        leftSection={kind === 'reply' ? <IconSend size={16} aria-hidden /> : undefined}
      >
        {t(kind === 'reply' ? 'inbox:send' : 'inbox:keep')} <kbd>⌘↵</kbd>
      </Button>
    </>
  )
}

function Words({
  kind,
  message,
  field,
  name,
}: {
  kind: ComposeKind
  message: Message
  field: Props['field']
  name: string
}) {
  const { t } = useTranslation(['inbox'])
  const label = kind === 'reply' ? t('inbox:reply_field', { name }) : t('inbox:note_field')
  return (
    <Textarea
      ref={field}
      aria-label={label}
      placeholder={label}
      autosize
      minRows={3}
      maxRows={10}
      maxLength={INBOX_LIMITS.text}
      value={message.text}
      onChange={event => message.setText(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}

/** Writes an answer, with saved replies in the reader's language, or a note, which only the team reads. */
export function Composer(props: Props) {
  const { t } = useTranslation(['inbox'])
  const { conversation, latest, kind, onKind, field } = props
  const message = useMessage(props)
  const isAllowed = kind === 'note' || isReachable(conversation)
  const choose = (text: string): void => {
    message.setText(text)
    onKind('reply')
    field.current?.focus()
  }
  return (
    <form
      className={css.composer}
      data-kind={kind}
      onSubmit={event => {
        event.preventDefault()
        if (isAllowed) void message.submit({})
      }}
    >
      {message.isAnswered && (
        <AnsweredNotice name={latest?.name ?? ''} onSend={() => void message.submit({ isForced: true })} />
      )}
      {kind === 'reply' && isReachable(conversation) && <SavedReplies conversation={conversation} onChoose={choose} />}
      <Words kind={kind} message={message} field={field} name={conversation.name} />
      <div className={css.bar}>
        <SegmentedControl
          size="xs"
          aria-label={t('inbox:reply')}
          value={kind}
          onChange={next => onKind(next === 'note' ? 'note' : 'reply')}
          data={[
            { value: 'reply', label: t('inbox:reply') },
            { value: 'note', label: t('inbox:note') },
          ]}
        />
        <span className={css.gap} />
        <Buttons kind={kind} message={message} isAllowed={isAllowed} />
      </div>
      <small className={css.way}>
        {kind === 'reply' ? <Way conversation={conversation} /> : t('inbox:note_field')}
      </small>
    </form>
  )
}
