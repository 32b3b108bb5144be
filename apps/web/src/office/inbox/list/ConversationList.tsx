import { INBOX_VIEWS, type InboxView } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { IconCornerDownRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, type useCall } from '../../../session/index.ts'
import { firstLetter, SearchField } from '../../../ui/index.ts'
import type { ConversationRow } from '../model/inboxTypes.ts'
import { ORIGIN_ICONS } from '../model/originIcons.ts'
import css from './ConversationList.module.css'
import { useAge } from './useAge.ts'

export interface InboxSearch {
  readonly view?: InboxView | undefined
  readonly search?: string | undefined
  readonly open?: string | undefined
}

type Counts = Readonly<Record<Exclude<InboxView, 'closed'>, number>> | undefined

function Tabs({ view, counts }: { view: InboxView; counts: Counts }) {
  const { t } = useTranslation(['inbox'])
  return (
    <nav className={css.tabs} aria-label={t('inbox:conversations')}>
      {INBOX_VIEWS.map(each => (
        <Link
          key={each}
          to="/office/inbox"
          search={each === 'open' ? {} : { view: each }}
          replace
          aria-current={each === view ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          {t(`inbox:view_${each}`)} {each !== 'closed' && counts && <span className="kw-num">{counts[each]}</span>}
        </Link>
      ))}
    </nav>
  )
}

function Row({ row, isOpen, search }: { row: ConversationRow; isOpen: boolean; search: InboxSearch }) {
  const { t } = useTranslation(['inbox'])
  const age = useAge()
  const { id, name, last, isUnread, assignee } = row
  const Icon = ORIGIN_ICONS[row.kind === 'supplier' ? 'handover' : last.origin]
  return (
    <li>
      <Link
        to="/office/inbox"
        search={{ ...search, open: id }}
        className={css.row}
        data-conversation={id}
        data-unread={isUnread || undefined}
        aria-current={isOpen || undefined}
        replace={isOpen}
      >
        <Icon size={16} aria-hidden />
        <b>{name}</b>
        <time dateTime={last.at}>{age(last.at)}</time>
        <span className={css.text}>
          {last.by === 'staff' && <IconCornerDownRight size={14} aria-hidden />}
          {last.text || t(`inbox:origin_${last.origin}`)}
        </span>
        {isUnread && (
          <span className={css.dot}>
            <span className="kw-hidden">{t('inbox:unread')}</span>
          </span>
        )}
        {!isUnread && assignee && (
          <span className={css.face} title={assignee.name}>
            {firstLetter(assignee.name)}
          </span>
        )}
      </Link>
    </li>
  )
}

interface Props {
  readonly search: InboxSearch
  readonly openId: string | null
  readonly counts: Counts
  readonly query: ReturnType<typeof useCall<'GET /api/office/conversations'>>
  readonly onSearch: (text: string) => void
  readonly onMore: () => void
}

function Empty({ view, isSearch }: { view: InboxView; isSearch: boolean }) {
  const { t } = useTranslation(['inbox'])
  return (
    <div className={css.empty}>
      <b>{t(isSearch ? 'inbox:empty_found' : view === 'open' ? 'inbox:empty_open' : 'inbox:empty_view')}</b>
      {!isSearch && view === 'open' && <p>{t('inbox:empty_text')}</p>}
    </div>
  )
}

/** The conversations of a view, with its tabs and the search. */
export function ConversationList({ search, openId, counts, query, onSearch, onMore }: Props) {
  const { t } = useTranslation(['inbox'])
  const { data, error, refetch } = query
  const { view = 'open', search: text = '' } = search
  return (
    <section className={css.list} aria-label={t('inbox:conversations')}>
      <div className={css.head}>
        <SearchField
          size="sm"
          aria-label={t('inbox:search')}
          placeholder={t('inbox:search')}
          maxLength={120}
          applied={text}
          onSearch={onSearch}
        />
      </div>
      {text === '' ? <Tabs view={view} counts={counts} /> : <p className={css.found}>{t('inbox:found')}</p>}
      <div className={css.rows}>
        {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={220} m={12} w="auto" />}
        {data?.items.length === 0 && <Empty view={view} isSearch={text !== ''} />}
        <ul>
          {data?.items.map(row => (
            <Row key={row.id} row={row} isOpen={row.id === openId} search={search} />
          ))}
        </ul>
        {data?.after && (
          <Button variant="subtle" fullWidth onClick={onMore}>
            {t('inbox:more_conversations')}
          </Button>
        )}
      </div>
    </section>
  )
}
