import type { Layer } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconEyeExclamation } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { colourKey, useEdit } from '../../../context/index.ts'
import css from './Contrast.module.css'
import { useLowContrast } from './useLowContrast.ts'
import { useReadableInk } from './useReadableInk.ts'

interface Props {
  readonly layer: Layer
  /** Called after the fix, when the note disappears together with its pressed button. */
  readonly onMended: () => void
}

/**
 * Warns that a layer has too little contrast to its cloth, and offers a text a better colour of the design or the shop.
 */
export function LowContrastNote({ layer, onMended }: Props) {
  const { t } = useTranslation(['arrange'])
  const edit = useEdit()
  const grounds = useLowContrast().get(layer.id)
  const readable = useReadableInk(grounds !== undefined)
  if (!grounds || !readable) return null
  const colour = readable(grounds)
  const mend = (): void => {
    edit.change(layer.id, { fill: { kind: 'solid', colour } })
    onMended()
  }
  return (
    <div className={css.note} role="status">
      <p className={css.noteText}>
        <IconEyeExclamation size={18} aria-hidden />
        <span>{t('arrange:low_contrast_note')}</span>
      </p>
      {layer.kind === 'text' && !layer.isLocked && (
        <Button
          variant="default"
          h={44}
          leftSection={<span className={css.swatch} style={{ background: colour }} />}
          onClick={mend}
        >
          {t('arrange:make_visible', { colour: t(colourKey(colour)) })}
        </Button>
      )}
    </div>
  )
}
