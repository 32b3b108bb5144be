import { CloseButton, Progress, Text } from '@mantine/core'
import styles from './images.module.css'
import { useImageWords } from './words.ts'

const KB = 1024
const kb = (bytes: number): string => `${Math.ceil(bytes / KB).toLocaleString('en')} kB`

interface FileProgressProps {
  readonly name: string
  readonly doneBytes: number
  readonly totalBytes: number
  readonly text: 'reading' | 'sending'
  readonly onStop: () => void
}

/** How far a file has come, and a way to stop it. */
export function FileProgress({ name, doneBytes, totalBytes, text, onStop }: FileProgressProps) {
  const say = useImageWords()
  return (
    <div className={styles.upload}>
      <Text size="sm" className={styles.fileName}>
        {name}
      </Text>
      <CloseButton size={44} iconSize={18} aria-label={say('stopUpload', { name })} onClick={onStop} />
      <Progress
        value={totalBytes > 0 ? Math.round((doneBytes / totalBytes) * 100) : 0}
        // It is told in steps: a fill that follows each slowly never gets there on a busy device.
        transitionDuration={0}
        aria-label={name}
      />
      <Text size="xs" c="dimmed" className="kw-num">
        {say(text, { done: kb(doneBytes), total: kb(totalBytes) })}
      </Text>
    </div>
  )
}
