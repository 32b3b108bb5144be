import { Text } from '@mantine/core'
import { useColours } from './ColourContext.ts'
import css from '../Fields.module.css'

/** Shows the dyer's code of a colour, if the design has one. */
export function ColourCode({ colour }: { colour: string }) {
  const code = useColours(ports => ports.codes()[colour])
  return code === undefined ? null : (
    <Text size="xs" c="dimmed" className={css.code} title={code}>
      {code}
    </Text>
  )
}
