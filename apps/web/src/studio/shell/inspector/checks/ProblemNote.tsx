import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Layer } from '@kitwright/design'
import { useStudio } from '../../../context/index.ts'
import css from './Checks.module.css'

interface ProblemNoteProps {
  /** The layer of the problem; null when it concerns no layer. */
  readonly layer: Layer | null
  readonly text: string
  readonly mend: string
  /** The fix; null when no single step fixes the problem. */
  readonly onMend: (() => void) | null
  readonly icon?: ReactNode
}

/** Describes a problem. Pressing it shows the layer; the button fixes it. */
export function ProblemNote({ layer, text, mend, onMend, icon }: ProblemNoteProps) {
  const showLayer = useStudio(state => state.showLayer)
  const content = (
    <>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{text}</span>
    </>
  )
  return (
    <li className={css.note}>
      {layer ? (
        <button type="button" className={css.text} onClick={() => showLayer(layer.id)}>
          {content}
        </button>
      ) : (
        <div className={css.text}>{content}</div>
      )}
      {onMend && (
        <Button variant="default" size="sm" className={css.mend} leftSection={icon} onClick={onMend}>
          {mend}
        </Button>
      )}
    </li>
  )
}
