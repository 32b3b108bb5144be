import { LIMITS, type Order } from '@kitwright/contract'
import { Button, Rating, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'

interface RatingTarget {
  readonly orderId: string
  readonly designId: string
  readonly name: string
  readonly before: Order['ratings'][number] | undefined
}

const MAX_STARS = 5
/** Smallest touch target. */
const STAR_PX = 24

function RatingForm({ orderId, designId, name, before }: RatingTarget) {
  const { t } = useTranslation(['account'])
  const api = useApi()
  const submit = useSend()
  const [stars, setStars] = useState(before?.stars ?? 0)
  const [comment, setComment] = useState(before?.comment ?? '')
  const send = async (): Promise<void> => {
    const params = { id: orderId, designId }
    const body = { stars, comment: comment.trim() }
    await submit(
      async () => api('PUT /api/orders/{id}/ratings/{designId}', { params, body }),
      t('account:rating_saved'),
    )
  }
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      <h3>{t('account:rate_design', { name })}</h3>
      <Rating
        size={STAR_PX}
        count={MAX_STARS}
        value={stars}
        onChange={setStars}
        aria-label={t('account:rate_design', { name })}
        getSymbolLabel={count => t('account:stars', { count })}
      />
      {stars > 0 && (
        <>
          <Textarea
            w="100%"
            autosize
            minRows={2}
            maxLength={LIMITS.ratingComment}
            label={t('account:rating_comment')}
            value={comment}
            onChange={event => setComment(event.currentTarget.value)}
          />
          <Button onClick={() => void send()}>{t(before ? 'account:rating_change' : 'account:rating_save')}</Button>
        </>
      )}
    </Stack>
  )
}

/** One rating for each design of a received order; it may be changed. */
export function Ratings({ order }: { order: Order }) {
  const names = new Map(order.lines.map(line => [line.designId, line.designName]))
  return [...names].map(([designId, name]) => (
    <RatingForm
      key={designId}
      orderId={order.id}
      designId={designId}
      name={name}
      before={order.ratings.find(rating => rating.designId === designId)}
    />
  ))
}
