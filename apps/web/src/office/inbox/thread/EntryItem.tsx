import { isOrderStatus } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { snakeCase } from '@kitwright/words'
import { IconPaperclip, IconRobot } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { formatTime, useTimeZone } from '../../../session/index.ts'
import type { Entry } from '../model/inboxTypes.ts'
import { ORIGIN_ICONS } from '../model/originIcons.ts'
import css from './Thread.module.css'

/** A link to the subject of an entry. */
function Subject({ entry: { order, design, quote } }: { entry: Entry }) {
  if (order)
    return (
      <Link to="/office/orders/$orderId" params={{ orderId: order.id }}>
        {order.number}
      </Link>
    )
  if (quote)
    return (
      <Link to="/office/quotes/$quoteId" params={{ quoteId: quote.id }}>
        {quote.number}
      </Link>
    )
  return (
    design && (
      <Link to="/office/designs/$designId" params={{ designId: design.id }}>
        {design.name}
      </Link>
    )
  )
}

/** An event in one line: a step of an order, or an answer without words. */
function EventLine({ entry, time }: { entry: Entry; time: string }) {
  const { t } = useTranslation(['inbox', 'common'])
  const Icon = ORIGIN_ICONS[entry.origin]
  const what = entry.what
  const said = isOrderStatus(what)
    ? t(`common:status_${what}`)
    : `${t(`inbox:origin_${entry.origin}`)}${what === '' ? '' : ` · ${t(`inbox:what_${what}` as 'inbox:what_accepted', { defaultValue: '' })}`}`
  return (
    <div className={css.event}>
      <Icon size={14} aria-hidden />
      <span>
        <Subject entry={entry} /> {said} {entry.name !== '' && <small>{entry.name}</small>}
      </span>
      <time dateTime={entry.at}>{time}</time>
    </div>
  )
}

/** The names of attachments, which are not kept. */
function Attachments({ attachments }: Pick<Entry, 'attachments'>) {
  const { t } = useTranslation(['inbox'])
  if (attachments.length === 0) return null
  return (
    <div className={css.attachments}>
      <IconPaperclip size={14} aria-hidden /> {t('inbox:attachments')}{' '}
      {attachments
        .map(({ name, type, bytes }) => `${name || type} (${formatCount(Math.ceil(bytes / 1_000))} kB)`)
        .join(', ')}
    </div>
  )
}

/** One entry of a conversation: a message in a bubble, or one line that tells what happened. */
export function EntryItem({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['inbox'])
  const time = formatTime(entry.at, useTimeZone())
  if (entry.text === '') return <EventLine entry={entry} time={time} />
  const Icon = ORIGIN_ICONS[entry.origin]
  const what = entry.what === '' ? '' : snakeCase(entry.what)
  const isSaid = entry.origin === 'form' || entry.origin === 'proof' || entry.origin === 'design'
  const said = isSaid && what !== '' ? t(`inbox:what_${what}` as 'inbox:what_guest', { defaultValue: '' }) : ''
  return (
    <article className={css.bubble} data-by={entry.origin === 'note' ? 'note' : entry.by}>
      <header>
        <b>{entry.name}</b>
        <span>
          <Icon size={14} aria-hidden /> {t(`inbox:origin_${entry.origin}`)}
          {said !== '' && `, ${said}`}
        </span>
        <Subject entry={entry} />
        <time dateTime={entry.at}>{time}</time>
      </header>
      {entry.subject !== '' && <p className={css.subject}>{entry.subject}</p>}
      <p className={css.words}>{entry.text}</p>
      {entry.sender !== '' && <p className={css.hint}>{t('inbox:from_address', { address: entry.sender })}</p>}
      {entry.isAutomatic && (
        <p className={css.hint}>
          <IconRobot size={14} aria-hidden /> {t('inbox:automatic')}. {t('inbox:automatic_text')}
        </p>
      )}
      <Attachments attachments={entry.attachments} />
    </article>
  )
}
