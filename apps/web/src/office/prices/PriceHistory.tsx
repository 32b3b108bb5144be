import type { Response_ } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useSend, useMoments } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useChangeWords, type Change } from './describePriceChange.ts'
import type { Prices } from '../officeTypes.ts'
import css from './PriceHistory.module.css'

type Version = Response_<'GET /api/office/prices/versions'>['items'][number]

const PAGE_SIZE = 10
/** Further changes appear on demand. */
const CHANGES_SHOWN = 5

function Changes({ changes, prices }: { changes: readonly Change[]; prices: Prices }) {
  const { t } = useTranslation(['office'])
  const [isWhole, setWhole] = useState(false)
  const words = useChangeWords(new Map(prices.fabrics.map(({ id, name }) => [id, name])))
  const shown = isWhole ? changes : changes.slice(0, CHANGES_SHOWN)
  return (
    <>
      <ul>
        {shown.map(change => (
          <li key={change.path}>
            {words.what(change)}
            {change.path !== 'order' && (
              <span className="kw-num">
                <s>{words.value(change, change.before)}</s> {words.value(change, change.after)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button variant="subtle" size="xs" onClick={() => setWhole(true)}>
          {t('office:history_more', { count: changes.length - shown.length })}
        </Button>
      )}
    </>
  )
}

interface EntryProps {
  readonly entry: Version
  readonly prices: Prices
  /** Undefined for the current list. */
  readonly onRestore: (() => void) | undefined
}

function Entry({ entry: { version, savedAt, by, changes }, prices, onRestore }: EntryProps) {
  const { t } = useTranslation(['office'])
  const moment = useMoments()
  return (
    <li>
      <div className={css.head}>
        <b>{savedAt ? moment(savedAt) : t('office:history_first')}</b>
        <small>
          {t('office:chart_version', { version })}
          {by && ` · ${by}`}
        </small>
        {onRestore ? (
          <Button variant="default" size="sm" onClick={onRestore}>
            {t('office:history_restore')}
          </Button>
        ) : (
          <small>{t('office:history_now')}</small>
        )}
      </div>
      <Changes changes={changes} prices={prices} />
    </li>
  )
}

interface Props {
  readonly prices: Prices
  readonly onRestore: (earlier: Prices) => void
  readonly onClose: () => void
}

/** Earlier price lists: who changed what, and when. Each of them can be restored. */
export function PriceHistory({ prices, onRestore, onClose }: Props) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const send = useSend(null)
  const [page, setPage] = useState(1)
  const query = { page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useCall('GET /api/office/prices/versions', { query }, { isSticky: true })
  const restore = (version: number): Promise<boolean> =>
    send(() => api('GET /api/office/prices/versions/{version}', { params: { version } }), {
      done: ({ value }) => {
        onRestore(value)
        onClose()
      },
    })
  const isLast = data ? data.page * data.pageSize >= data.total : true
  return (
    <Dialog size={700} onClose={onClose} title={t('office:price_history')} closeLabel={t('common:close')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data?.total === 0 && <p>{t('office:history_none')}</p>}
      <ol className={css.list}>
        {data?.items.map((entry, i) => (
          <Entry
            key={entry.version}
            entry={entry}
            prices={prices}
            onRestore={page === 1 && i === 0 ? undefined : () => void restore(entry.version)}
          />
        ))}
      </ol>
      {(page > 1 || !isLast) && (
        <div className={css.pages}>
          <Button variant="default" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('common:previous')}
          </Button>
          <Button variant="default" size="sm" disabled={isLast} onClick={() => setPage(page + 1)}>
            {t('common:next')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
