import { UPLOAD_LIMITS } from '@kitwright/contract'
import { useCallback } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { confirm } from '../../../../../ui/index.ts'
import type { AskToLose } from './saveEdit.ts'

const BYTES_PER_MB = 1024 * 1024

/** Asks before an image loses detail. Otherwise the image prints as uploaded. */
export function useAskToLose(): AskToLose {
  const { t } = useTranslation(['images'])
  return useCallback(
    bytes =>
      confirm({
        title: t('images:lose_title'),
        message: t('images:lose_message', {
          megabytes: Math.ceil(bytes / BYTES_PER_MB),
          limit: UPLOAD_LIMITS.bytes / BYTES_PER_MB,
        }),
        accept: t('images:lose_accept'),
        reject: t('images:lose_reject'),
      }),
    [t],
  )
}
