import type { PreviewAnswer, PreviewAnswers } from '@kitwright/contract'
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconHistory, IconSparkles, IconThumbUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useMoments, useSend } from '../../session/index.ts'
import { confirm, StatusBadge } from '../../ui/index.ts'
import css from './AnswerList.module.css'
import { unreadCounts } from './useUnreadAnswers.ts'

const PAGE_SIZE = 20

function useRemove(designId: string): (answer: PreviewAnswer) => Promise<void> {
  const { t } = useTranslation(['answers', 'common'])
  const api = useApi()
  const send = useSend()
  return async ({ id: answerId, name }) => {
    const isSure = await confirm({
      title: t('answers:remove_title'),
      message: t('answers:remove_text', { name }),
      accept: t('answers:remove'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    const params = { id: designId, answerId }
    await send(async () => api('DELETE /api/designs/{id}/answers/{answerId}', { params }), t('answers:removed'))
  }
}

/** Marks the answers as read on the server. The open list still shows them as new. */
function useMarkRead(designId: string, data: PreviewAnswers | undefined): void {
  const api = useApi()
  const send = useSend(unreadCounts)
  const until = data && data.page === 1 && data.unread > 0 ? data.items[0]?.answeredAt : undefined
  useEffect(() => {
    if (until === undefined) return
    const call = { params: { id: designId }, body: { until } }
    // If the request fails, the answers stay unread until the next visit.
    void send(async () => api('PUT /api/designs/{id}/answers/read', call), { isQuiet: true, refused: () => true })
  }, [api, send, designId, until])
}

function AnswerRow({ answer, onRemove }: { answer: PreviewAnswer; onRemove: () => void }) {
  const { t } = useTranslation(['answers'])
  const moment = useMoments()
  const { name, looksGood, comment, answeredAt, isRead, isOfEarlier } = answer
  return (
    <li>
      <div className={css.head}>
        <b>{name}</b>
        {!isRead && <StatusBadge severity="info" icon={IconSparkles} label={t('answers:is_new')} />}
        {looksGood && <StatusBadge severity="success" icon={IconThumbUp} label={t('answers:looks_good')} />}
        {isOfEarlier && <StatusBadge severity="secondary" icon={IconHistory} label={t('answers:of_earlier')} />}
      </div>
      {/* Comments are plain text, so URLs in them are no links. */}
      {comment !== '' && <p className={css.comment}>{comment}</p>}
      <div className={css.foot}>
        <small>{moment(answeredAt)}</small>
        <Button variant="subtle" color="red" size="compact-md" onClick={onRemove}>
          {t('answers:remove')}
          <span className="kw-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

function Approvals({ looksGood, looksGoodEarlier }: Pick<PreviewAnswers, 'looksGood' | 'looksGoodEarlier'>) {
  const { t } = useTranslation(['answers'])
  const facts = [
    looksGood > 0 && t('answers:liked', { count: looksGood }),
    looksGoodEarlier > 0 && t('answers:liked_earlier', { count: looksGoodEarlier }),
  ].filter(Boolean)
  return facts.length === 0 ? null : <p className={css.approvals}>{facts.join(' · ')}</p>
}

/** Lists visitors' answers to a shared design for its owner, latest first. */
export function AnswerList({ designId }: { designId: string }) {
  const { t } = useTranslation(['answers', 'common'])
  const [page, setPage] = useState(1)
  const call = { params: { id: designId }, query: { page, pageSize: PAGE_SIZE } }
  const { data, error, refetch } = useCall('GET /api/designs/{id}/answers', call, { isSticky: true })
  const remove = useRemove(designId)
  useMarkRead(designId, data)
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={120} radius={12} />
  if (data.total === 0)
    return (
      <div>
        <Text fw={600}>{t('answers:none')}</Text>
        <Text size="sm">{t('answers:none_text')}</Text>
      </div>
    )
  const pages = Math.ceil(data.total / PAGE_SIZE)
  return (
    <>
      <Approvals {...data} />
      <ul className={css.answers}>
        {data.items.map(answer => (
          <AnswerRow key={answer.id} answer={answer} onRemove={() => void remove(answer)} />
        ))}
      </ul>
      {pages > 1 && (
        <Group justify="center" mt="md">
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('common:previous')}
          </Button>
          <Text className="kw-num">{t('common:page_of', { page, pages })}</Text>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('common:next')}
          </Button>
        </Group>
      )}
    </>
  )
}
