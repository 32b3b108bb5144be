import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall, useSend } from '../../session/index.ts'
import { useChangeWords } from './describePriceChange.ts'
import { HistoryDialog } from './history/HistoryDialog.tsx'
import type { Prices } from '../officeTypes.ts'

const PAGE_SIZE = 10

interface Props {
  readonly prices: Prices
  readonly onRestore: (earlier: Prices) => void
  readonly onClose: () => void
}

/** Earlier price lists: who changed what, and when. Each of them can be restored. */
export function PriceHistory({ prices, onRestore, onClose }: Props) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const send = useSend(null)
  const [page, setPage] = useState(1)
  const words = useChangeWords(new Map(prices.fabrics.map(({ id, name }) => [id, name])))
  const query = { page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useCall('GET /api/office/prices/versions', { query }, { isSticky: true })
  const restore = (version: number): Promise<boolean> =>
    send(() => api('GET /api/office/prices/versions/{version}', { params: { version } }), {
      done: ({ value }) => {
        onRestore(value)
        onClose()
      },
    })
  return (
    <HistoryDialog
      title={t('office:price_history')}
      versions={data}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
      say={change => ({
        what: words.what(change),
        values:
          change.path === 'order' ? null : [words.value(change, change.before), words.value(change, change.after)],
      })}
      onRestore={version => void restore(version)}
      onClose={onClose}
    />
  )
}
