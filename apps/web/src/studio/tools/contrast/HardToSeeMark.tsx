import { IconEyeExclamation } from '@tabler/icons-react'
import { useArrangeWords } from '../../arrange/words.ts'
import styles from './contrast.module.css'

/** On a layer's row: its letters can hardly be told from the cloth. */
export function HardToSeeMark() {
  const say = useArrangeWords()
  return (
    <span className={styles.mark}>
      <IconEyeExclamation size={14} aria-hidden />
      {say('hardToSee')}
    </span>
  )
}
