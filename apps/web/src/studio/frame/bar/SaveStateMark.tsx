import type { TextKey } from '@kitwright/words'
import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { isOthers, type KeepFailure } from '../../../drafts/index.ts'
import { useSession } from '../../../session/index.ts'
import { useTranslation } from 'react-i18next'
import { isOnServer, useStudio } from '../../context/index.ts'
import { type QueueState, useSave } from '../../save/index.ts'
import css from './Bar.module.css'

const FAILED: Record<KeepFailure, TextKey<'studio'>> = {
  quota: 'not_kept_quota',
  unavailable: 'not_kept',
  newer: 'kept_elsewhere',
}

/** What a save waits for: a connection, or the account that wanted it. */
function waitingKey(queue: QueueState, owner: string | undefined, account: string | null): TextKey<'studio'> {
  if (account === null) return 'queued_signed_out'
  if (isOthers({ owner }, account)) return 'queued_for_others'
  return queue === 'sending' ? 'queued_sending' : 'queued'
}

/** How safe the last change is: on the server, in this browser, or not at all. */
export function SaveStateMark() {
  const { t } = useTranslation(['studio'])
  const localSave = useStudio(state => state.localSave)
  const isSaved = useStudio(isOnServer)
  const { queue } = useSave()
  const isQueued = useStudio(state => state.server.isQueued ?? false)
  const owner = useStudio(state => state.server.owner)
  const { accountId } = useSession()
  const [Icon, key]: readonly [typeof IconCloudCheck, TextKey<'studio'>] =
    localSave.kind === 'failed'
      ? [IconAlertTriangle, FAILED[localSave.reason]]
      : isSaved
        ? [IconCloudCheck, 'saved_on_server']
        : queue !== 'empty' || isQueued
          ? [IconCloudUp, waitingKey(queue, owner, accountId())]
          : [IconDeviceFloppy, localSave.kind === 'pending' ? 'keeping' : 'kept_in_browser']
  return (
    <span
      className={css.saveState}
      data-failed={localSave.kind === 'failed' || undefined}
      role="status"
      title={t(`studio:${key}`)}
      data-testid="save-state"
    >
      <Icon size={18} aria-hidden />
      <span className={css.saveStateText}>{t(`studio:${key}`)}</span>
    </span>
  )
}
