import { Text } from '@mantine/core'
import { documentOf } from '@kitwright/editor'
import { useStudio } from '../context/index.ts'
import css from './Fields.module.css'

/** What the dyer calls a colour, where the design says it. */
export function ColourCode({ colour }: { colour: string }) {
  const code = useStudio(state => documentOf(state).colourCodes[colour])
  return code === undefined ? null : (
    <Text size="xs" c="dimmed" className={css.code} title={code}>
      {code}
    </Text>
  )
}
