import type { Response_ } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, type CallFailedError, useMoments } from '../../../session/index.ts'
import { Dialog } from '../../../ui/index.ts'
import css from './History.module.css'

export type Versions = Response_<'GET /api/office/prices/versions'>
type Version = Versions['items'][number]
export type Change = Version['changes'][number]

/** Further changes appear on demand. */
const CHANGES_SHOWN = 5

/** A change in words. */
export interface ToldChange {
  readonly what: string
  /** Before and after; null where they say nothing to readers. */
  readonly values: readonly [before: string, after: string] | null
}

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly say: (change: Change) => ToldChange
}

function Changes({ changes, say }: ChangesProps) {
  const { t } = useTranslation(['office'])
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? changes : changes.slice(0, CHANGES_SHOWN)
  return (
    <>
      <ul>
        {shown.map(change => {
          const { what, values } = say(change)
          return (
            <li key={change.path}>
              {what}
              {values && (
                <span className="kw-num">
                  <s>{values[0]}</s> {values[1]}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {shown.length < changes.length && (
        <Button variant="subtle" size="xs" onClick={() => setWhole(true)}>
          {t('office:history_more', { count: changes.length - shown.length })}
        </Button>
      )}
    </>
  )
}

interface EntryProps extends Pick<ChangesProps, 'say'> {
  readonly entry: Version
  /** Undefined for the current version. */
  readonly onRestore: (() => void) | undefined
}

function Entry({ entry: { version, savedAt, by, changes }, say, onRestore }: EntryProps) {
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
      <Changes changes={changes} say={say} />
    </li>
  )
}

interface Props extends Pick<ChangesProps, 'say'> {
  readonly title: string
  readonly versions: Versions | undefined
  readonly error: CallFailedError | null | undefined
  readonly onRetry: () => void
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onRestore: (version: number) => void
  readonly onClose: () => void
}

/** Earlier versions of something: who changed what, and when. Each of them can be restored. */
export function HistoryDialog({ title, versions, error, onRetry, page, onPage, say, onRestore, onClose }: Props) {
  const { t } = useTranslation(['office', 'common'])
  const isLast = versions ? versions.page * versions.pageSize >= versions.total : true
  return (
    <Dialog size={700} onClose={onClose} title={title} closeLabel={t('common:close')}>
      {error && <CallFailure error={error} onRetry={onRetry} />}
      {!versions && !error && <Skeleton h={160} radius={8} />}
      {versions?.total === 0 && <p>{t('office:history_none')}</p>}
      <ol className={css.list}>
        {versions?.items.map((entry, i) => (
          <Entry
            key={entry.version}
            entry={entry}
            say={say}
            onRestore={page === 1 && i === 0 ? undefined : () => onRestore(entry.version)}
          />
        ))}
      </ol>
      {(page > 1 || !isLast) && (
        <div className={css.pages}>
          <Button variant="default" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('common:previous')}
          </Button>
          <Button variant="default" size="sm" disabled={isLast} onClick={() => onPage(page + 1)}>
            {t('common:next')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
