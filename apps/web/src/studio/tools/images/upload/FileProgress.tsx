import { CloseButton, Progress, Text } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import css from '../Images.module.css'

const KB = 1024
const kb = (bytes: number): string => `${Math.ceil(bytes / KB).toLocaleString('en')} kB`

interface FileProgressProps {
  readonly name: string
  readonly doneBytes: number
  readonly totalBytes: number
  readonly text: 'reading' | 'sending'
  readonly onStop: () => void
}

/** Progress of a file, with a button to stop it. */
export function FileProgress({ name, doneBytes, totalBytes, text, onStop }: FileProgressProps) {
  const { t } = useTranslation(['images'])
  return (
    <div className={css.upload}>
      <Text size="sm" className={css.fileName}>
        {name}
      </Text>
      <CloseButton size={44} iconSize={18} aria-label={t('images:stop_upload', { name })} onClick={onStop} />
      <Progress
        value={totalBytes > 0 ? Math.round((doneBytes / totalBytes) * 100) : 0}
        // Progress comes in steps. An animated fill would never reach the end on a busy device.
        transitionDuration={0}
        aria-label={name}
      />
      <Text size="xs" c="dimmed" className="kw-num">
        {t(`images:${text}`, { done: kb(doneBytes), total: kb(totalBytes) })}
      </Text>
    </div>
  )
}
