import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { isOthers, type KeepFailure } from '../../drafts/index.ts'
import { useSession } from '../../session/index.ts'
import { isOnServer } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords, type StudioKey } from '../words.ts'
import type { QueueState } from './queue.ts'
import styles from '../bar/bar.module.css'
import { useSave } from './SaveContext.ts'

const FAILED: Record<KeepFailure, StudioKey> = { quota: 'notKeptQuota', unavailable: 'notKept', newer: 'keptElsewhere' }

/** What a save waits for: a connection, or the account that wanted it. */
function waitingKey(queue: QueueState, owner: string | undefined, account: string | null): StudioKey {
  if (account === null) return 'queuedSignedOut'
  if (isOthers({ owner }, account)) return 'queuedForOthers'
  return queue === 'sending' ? 'queuedSending' : 'queued'
}

/** How safe the last change is: on the server, in this browser, or not at all. */
export function KeepingMark() {
  const say = useWords()
  const keeping = useStudio(state => state.keeping)
  const isSaved = useStudio(isOnServer)
  const { queue } = useSave()
  const isQueued = useStudio(state => state.server.isQueued ?? false)
  const owner = useStudio(state => state.server.owner)
  const { accountId } = useSession()
  const [Icon, key]: readonly [typeof IconCloudCheck, StudioKey] =
    keeping.kind === 'failed'
      ? [IconAlertTriangle, FAILED[keeping.reason]]
      : isSaved
        ? [IconCloudCheck, 'savedOnServer']
        : queue !== 'empty' || isQueued
          ? [IconCloudUp, waitingKey(queue, owner, accountId())]
          : [IconDeviceFloppy, keeping.kind === 'pending' ? 'keeping' : 'keptInBrowser']
  return (
    <span
      className={styles.keeping}
      data-failed={keeping.kind === 'failed' || undefined}
      role="status"
      title={say(key)}
      data-testid="keeping"
    >
      <Icon size={18} aria-hidden />
      <span className={styles.keepingText}>{say(key)}</span>
    </span>
  )
}
