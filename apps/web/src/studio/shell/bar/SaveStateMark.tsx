import type { TextKey } from '@kitwright/words'
import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { belongsToAnotherAccount, type KeepFailure } from '../../../drafts/index.ts'
import { useSession } from '../../../session/index.ts'
import { isOnServer, useStudio } from '../../context/index.ts'
import { type QueueState, useSave } from '../../save/index.ts'
import css from './Bar.module.css'

const FAILED: Record<KeepFailure, TextKey<'studio'>> = {
  quota: 'not_kept_quota',
  unavailable: 'not_kept',
  newer: 'kept_elsewhere',
}

/** Returns the text for what a save is waiting for: a connection, or the account that requested it. */
function waitingKey(queue: QueueState, owner: string | undefined, account: string | null): TextKey<'studio'> {
  if (account === null) return 'queued_signed_out'
  if (belongsToAnotherAccount({ owner }, account)) return 'queued_for_others'
  return queue === 'sending' ? 'queued_sending' : 'queued'
}

/** Signed-in users expect their account, so the text reports that the save has not reached it yet. */
function keptKey(isPending: boolean, isSignedIn: boolean): TextKey<'studio'> {
  if (isPending) return 'keeping'
  return isSignedIn ? 'kept_unsaved' : 'kept_in_browser'
}

/** The safety of the last change: on the server, in this browser, or not saved. */
export function SaveStateMark() {
  const { t } = useTranslation(['studio'])
  const localSave = useStudio(state => state.localSave)
  const isSaved = useStudio(isOnServer)
  const { queue } = useSave()
  const isQueued = useStudio(state => state.server.isQueued ?? false)
  const owner = useStudio(state => state.server.owner)
  const { accountId, isSignedIn } = useSession()
  const [Icon, key]: readonly [typeof IconCloudCheck, TextKey<'studio'>] =
    localSave.kind === 'failed'
      ? [IconAlertTriangle, FAILED[localSave.reason]]
      : isSaved
        ? [IconCloudCheck, 'saved_on_server']
        : queue !== 'empty' || isQueued
          ? [IconCloudUp, waitingKey(queue, owner, accountId())]
          : [IconDeviceFloppy, keptKey(localSave.kind === 'pending', isSignedIn)]
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
