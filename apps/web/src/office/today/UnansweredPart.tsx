import { Button } from '@mantine/core'
import { IconFileInvoice, IconMail, IconMessage2, IconShirtSport, IconTag } from '@tabler/icons-react'
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useMoments } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { Part } from './Part.tsx'
import type { TalkItem, Today } from './todayTypes.ts'
import css from './Today.module.css'

const ICONS = {
  message: IconMail,
  request: IconTag,
  wish: IconShirtSport,
  claim: IconMessage2,
  quote: IconFileInvoice,
} as const
const LOOKS = { wish: 'look_proof', claim: 'look_claim', quote: 'look_quote', request: 'look_request' } as const

function placeOf({ kind, id }: TalkItem): LinkOptions {
  if (kind === 'quote') return linkOptions({ to: '/office/quotes/$quoteId', params: { quoteId: id } })
  if (kind === 'request') return linkOptions({ to: '/office/offers/$offerId', params: { offerId: id } })
  if (kind === 'message') return linkOptions({ to: '/office/inbox', search: { open: id } })
  const hash = kind === 'wish' ? 'proof' : 'claim'
  return linkOptions({ to: '/office/orders/$orderId', params: { orderId: id }, hash })
}

/** A message is answered in the inbox, or by telephone; then it is ticked off here. */
function MessageActs({ item: { id, name } }: { item: TalkItem }) {
  const { t } = useTranslation(['today'])
  const api = useApi()
  const act = useOfficeAction()
  const tick = async () =>
    api('PUT /api/office/conversations/{id}/state', { params: { id }, body: { state: 'closed' } })
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        renderRoot={props => <Link to="/office/inbox" search={{ open: id }} {...props} />}
        aria-label={`${t('today:write')}, ${name}`}
      >
        {t('today:write')}
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => void act(tick, t('today:answered'))}
        aria-label={`${t('today:answered')}, ${name}`}
      >
        {t('today:answered')}
      </Button>
    </>
  )
}

function Item({ item }: { item: TalkItem }) {
  const { t } = useTranslation(['today'])
  const moment = useMoments()
  const { kind, number, name, text, at } = item
  const Icon = ICONS[kind]
  const place = placeOf(item)
  return (
    <li className={css.item} data-item>
      <span className={css.channel}>
        <Icon size={18} aria-hidden />
      </span>
      <Link data-row {...place} className={css.number}>
        {number || t('today:talk_message')}
      </Link>
      <span className={css.what}>
        <b>{name}</b>{' '}
        <span className={css.words}>
          {moment(at)} · {text || t(`today:talk_${kind}`)}
        </span>
      </span>
      <span className={css.face} data-none aria-hidden />
      <span className={css.acts}>
        {kind === 'message' ? (
          <MessageActs item={item} />
        ) : (
          <Button
            size="xs"
            variant="default"
            renderRoot={props => <Link {...place} {...props} />}
            aria-label={`${t(`today:${LOOKS[kind]}`)}, ${number}`}
          >
            {t(`today:${LOOKS[kind]}`)}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Messages, requests, wishes, claims and quotes that nobody has answered, the longest waiting first. */
export function UnansweredPart({ day: { unanswered } }: { day: Today }) {
  const { t } = useTranslation(['today'])
  const { items, total } = unanswered
  const all = total > 0 && <Link to="/office/inbox">{t('today:all', { count: total })}</Link>
  return (
    <Part title={t('today:unanswered')} total={total} empty={t('today:none_unanswered')} links={all}>
      <ul>
        {items.map(item => (
          <Item key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </ul>
    </Part>
  )
}
