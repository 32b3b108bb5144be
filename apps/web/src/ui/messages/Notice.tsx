import { Button } from '@mantine/core'
import css from './Notice.module.css'

interface Props {
  readonly text: string
  readonly label: string
  readonly onPress: () => void
}

/** Shows an ongoing condition at the foot of the window, above everything else, with the one action for it. */
export function Notice({ text, label, onPress }: Props) {
  return (
    <div className={css.notice} role="alert">
      <p>{text}</p>
      <Button size="sm" variant="default" onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
