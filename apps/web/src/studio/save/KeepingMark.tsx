import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy } from '@tabler/icons-react'
import { isOnServer } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords, type StudioKey } from '../words.ts'
import styles from '../bar/bar.module.css'

/** How safe the last change is: on the server, in this browser, or not at all. */
export function KeepingMark() {
  const say = useWords()
  const keeping = useStudio(state => state.keeping)
  const isSaved = useStudio(isOnServer)
  const [Icon, key]: readonly [typeof IconCloudCheck, StudioKey] =
    keeping.kind === 'failed'
      ? [IconAlertTriangle, keeping.reason === 'quota' ? 'notKeptQuota' : 'notKept']
      : isSaved
        ? [IconCloudCheck, 'savedOnServer']
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
