import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useExactDates, useSend } from '../../session/index.ts'
import { Dialog, toast } from '../../ui/index.ts'
import css from './fields/PageEditor.module.css'
import type { PageDesk } from './usePageDesk.ts'

/** The versions of a page, newest first. A restored one goes into the editor and is saved like any other change. */
export function HistoryDialog({ desk, onClose }: { desk: PageDesk; onClose: () => void }) {
  const { t } = useTranslation(['content'])
  const { slug, publishedVersion, isOwn } = desk.page
  const [api, send, date] = [useApi(), useSend(null), useExactDates()]
  const { data, error, refetch } = useCall('GET /api/office/pages/{slug}/revisions', {
    params: { slug },
    query: { pageSize: 100 },
  })
  const restore = async (version: number): Promise<void> => {
    await send(async () => api('GET /api/office/pages/{slug}/revisions/{version}', { params: { slug, version } }), {
      done: ({ value }) => {
        desk.restore(value, version)
        toast('info', t('content:restored', { version }))
        onClose()
      },
    })
  }
  const rows = [
    ...(data?.items ?? []),
    ...(data && !isOwn ? [{ version: 0, savedAt: null, by: '', restoredFrom: null }] : []),
  ]
  return (
    <Dialog size={640} onClose={onClose} title={t('content:history')} closeLabel={t('content:close')}>
      <p>{t('content:history_text')}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={12} />}
      {rows.map(({ version, savedAt, by, restoredFrom }) => (
        <div key={version} className={css.row}>
          <div>
            <b>{version === 0 ? t('content:version_first') : t('content:version', { version })}</b>
            <small>
              {[
                savedAt && date(savedAt),
                by,
                restoredFrom !== null && t('content:restored_from', { version: restoredFrom }),
                version === publishedVersion && t('content:is_published'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <Button variant="default" size="xs" onClick={() => void restore(version)}>
            {t('content:restore')}
          </Button>
        </div>
      ))}
    </Dialog>
  )
}
