import { LIMITS, type TextLayer } from '@kitwright/design'
import { InputBase, type InputBaseProps } from '@mantine/core'
import { useEdit } from '../../useEdit.ts'
import { useGesture } from '../../useGesture.ts'
import { printable } from './printable.ts'

interface WordsFieldProps extends Pick<InputBaseProps, 'disabled'> {
  readonly layer: TextLayer
  readonly label: string
  /** Where several texts have fields under each other, what tells them apart. */
  readonly name?: string
  readonly isSelected?: boolean
  readonly onFocus?: () => void
}

const MOST_ROWS = 5

/** What a text says: as many lines as it has. */
export function WordsField({ layer, label, name, isSelected, onFocus, disabled }: WordsFieldProps) {
  const edit = useEdit()
  const gesture = useGesture()
  return (
    <InputBase
      component="textarea"
      multiline
      styles={{ input: { lineHeight: 1.6 } }}
      rows={Math.min(MOST_ROWS, layer.text.split('\n').length)}
      label={label}
      aria-label={name}
      data-selected={isSelected || undefined}
      value={layer.text}
      maxLength={LIMITS.textCharacters}
      disabled={disabled}
      onFocus={onFocus}
      onChange={event => edit.change(layer.id, { text: printable(event.currentTarget.value) }, gesture())}
    />
  )
}
