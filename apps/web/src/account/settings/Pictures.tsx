import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import { Progress, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { PageLinks } from '../PageLinks.tsx'
import { sizeText } from './format/sizeText.ts'
import { PictureRow } from './PictureRow.tsx'
import css from './Pictures.module.css'
import { useDeletePicture } from './useDeletePicture.ts'

const PAGE_SIZE = 6

/** The person's uploaded pictures and their total size. Pictures that nothing shows can be deleted. */
export function Pictures() {
  const { t } = useTranslation(['account'])
  const [page, setPage] = useState(1)
  const list = useCall('GET /api/files', { query: { page, pageSize: PAGE_SIZE } }, { isSticky: true })
  const deletePicture = useDeletePicture()
  const kept = list.data
  const last = kept ? Math.max(1, Math.ceil(kept.total / PAGE_SIZE)) : 1
  // The last picture of the last page may just have been deleted.
  if (kept && page > last) setPage(last)
  return (
    <Card title={t('account:pictures')} text={t('account:pictures_text', { days: UPLOAD_LIMITS.unusedDays })}>
      {list.isPending && <Skeleton height={64} />}
      {list.error && <CallFailure error={list.error} onRetry={() => void list.refetch()} />}
      {kept && kept.total === 0 && <p className={css.room}>{t('account:pictures_none')}</p>}
      {kept && kept.total > 0 && (
        <>
          <p className={`${css.room} kw-num`} id="pictures-room">
            {t('account:pictures_room', {
              count: kept.total,
              most: kept.mostFiles,
              used: sizeText(kept.usedBytes),
              room: sizeText(kept.mostBytes),
            })}
          </p>
          <Progress
            value={Math.max((kept.usedBytes / kept.mostBytes) * 100, (kept.total / kept.mostFiles) * 100)}
            aria-labelledby="pictures-room"
          />
          <ul className={css.pictures}>
            {kept.items.map(picture => (
              <PictureRow key={picture.id} picture={picture} onDelete={deletePicture} />
            ))}
          </ul>
          <PageLinks page={page} pageSize={PAGE_SIZE} total={kept.total} onPage={setPage} />
        </>
      )}
    </Card>
  )
}
