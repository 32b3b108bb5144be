import { readableInk } from '@kitwright/artwork/hardToSee'
import type { TextLayer } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconEyeExclamation } from '@tabler/icons-react'
import { colourKey } from '../../arrange/colourNames.ts'
import { useArrangeWords } from '../../arrange/words.ts'
import { useTenant } from '../../../session/index.ts'
import { designColours } from '../../colour/lists/designColours.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import styles from './contrast.module.css'
import { useHardToSee } from './useHardToSee.ts'

interface Props {
  readonly layer: TextLayer
  /** The note goes, and the button that was pressed with it. */
  readonly onMended: () => void
}

/** Says that a text can hardly be told from its cloth, and offers a colour of the design or the shop that can. */
export function HardToSeeNote({ layer, onMended }: Props) {
  const say = useArrangeWords()
  const api = useStudioApi()
  const edit = useEdit()
  const tenant = useTenant()
  const grounds = useHardToSee().get(layer.id)
  if (!grounds) return null
  const own = [...designColours(documentOf(api.getState())), tenant.settings.homepage.theme.palette.color]
  const colour = readableInk(grounds, own)
  const mend = (): void => {
    edit.change(layer.id, { fill: { kind: 'solid', colour } })
    onMended()
  }
  return (
    <div className={styles.note} role="status">
      <p className={styles.noteText}>
        <IconEyeExclamation size={18} aria-hidden />
        <span>{say('hardToSeeNote')}</span>
      </p>
      {!layer.isLocked && (
        <Button
          variant="default"
          h={44}
          leftSection={<span className={styles.swatch} style={{ background: colour }} />}
          onClick={mend}
        >
          {say('makeVisible', { colour: say(colourKey(colour)) })}
        </Button>
      )}
    </div>
  )
}
