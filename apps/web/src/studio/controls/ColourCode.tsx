import { Text } from '@mantine/core'
import { documentOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import styles from './controls.module.css'

/** What the dyer calls a colour, where the design says it. */
export function ColourCode({ colour }: { colour: string }) {
  const code = useStudio(state => documentOf(state).colourCodes[colour])
  return code === undefined ? null : (
    <Text size="xs" c="dimmed" className={styles.code} title={code}>
      {code}
    </Text>
  )
}
