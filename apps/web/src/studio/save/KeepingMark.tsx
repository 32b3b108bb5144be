import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import type { KeepFailure } from '../../drafts/index.ts'
import { isOnServer } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords, type StudioKey } from '../words.ts'
import styles from '../bar/bar.module.css'
import { useSave } from './SaveContext.ts'

const FAILED: Record<KeepFailure, StudioKey> = { quota: 'notKeptQuota', unavailable: 'notKept', newer: 'keptElsewhere' }

/** How safe the last change is: on the server, in this browser, or not at all. */
export function KeepingMark() {
  const say = useWords()
  const keeping = useStudio(state => state.keeping)
  const isSaved = useStudio(isOnServer)
  const { queue } = useSave()
  const [Icon, key]: readonly [typeof IconCloudCheck, StudioKey] =
    keeping.kind === 'failed'
      ? [IconAlertTriangle, FAILED[keeping.reason]]
      : isSaved
        ? [IconCloudCheck, 'savedOnServer']
        : queue !== 'empty'
          ? [IconCloudUp, queue === 'sending' ? 'queuedSending' : 'queued']
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
