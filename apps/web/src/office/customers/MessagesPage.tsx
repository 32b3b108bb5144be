import { isEmail, type Response_ } from '@kitwright/contract'
import { useSearch } from '@tanstack/react-router'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CallFailure, useApi, useCall, useDates, useList } from '../../session/index.ts'
import { Card, EmptyState, PageHead, PhoneLink } from '../../ui/index.ts'
import { PageLinks } from '../list/PageLinks.tsx'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import css from './MessagesPage.module.css'

const PAGE_SIZE = 20
type Message = Response_<'GET /api/office/messages'>['items'][number]

/** Link to a contact, either an e-mail address or a phone number. */
const Reach = ({ contact, subject }: Pick<Message, 'contact' | 'subject'>) =>
  isEmail(contact) ? (
    <a href={`mailto:${contact}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>{contact}</a>
  ) : (
    <PhoneLink phone={contact} />
  )

function MessageCard({ message }: { message: Message }) {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  const api = useApi()
  const act = useOfficeAction()
  const { id, contact, subject, message: text, sentAt, answeredAt } = message
  const mark = (): Promise<boolean> =>
    act(
      async () =>
        api('PUT /api/office/messages/{id}/answered', { params: { id }, body: { isAnswered: answeredAt === null } }),
      t('common:saved'),
    )
  return (
    <article className={css.message} data-answered={answeredAt !== null || undefined}>
      <h2>{subject}</h2>
      <p className={css.from}>
        <Reach contact={contact} subject={subject} /> · {date(sentAt)}
        {answeredAt && ` · ${t('office:answered', { date: date(answeredAt) })}`}
      </p>
      <p className={css.text}>{text}</p>
      <Button variant="default" size="sm" onClick={() => void mark()}>
        {t(answeredAt ? 'office:mark_open' : 'office:mark_answered')}
      </Button>
    </article>
  )
}

/** Lists the messages sent to the shop, unanswered first. */
export function MessagesPage() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:messages'))
  const list = useList(useSearch({ from: '/staff/office/messages' }))
  const { data, error, refetch } = useCall(
    'GET /api/office/messages',
    { query: { ...list.search, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  return (
    <>
      <PageHead title={t('office:messages')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={12} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={t('office:no_messages')} text={t('office:no_messages_text')} />
        </Card>
      )}
      <div className={css.list}>
        {data?.items.map(message => (
          <MessageCard key={message.id} message={message} />
        ))}
      </div>
      {data && data.total > 0 && <PageLinks places={data} list={list} />}
    </>
  )
}
