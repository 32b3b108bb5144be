import { LIMITS, type TextLayer } from '@kitwright/design'
import { InputBase, type InputBaseProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { truncateGraphemes, printable, focusAndSelect, useEdit, useGesture } from '../../context/index.ts'
import css from './Text.module.css'

interface WordsFieldProps extends Pick<InputBaseProps, 'disabled'> {
  readonly layer: TextLayer
  readonly label: string
  /** The name that distinguishes several texts whose fields are listed together. */
  readonly name?: string
  readonly isSelected?: boolean
  readonly onFocus?: () => void
  /** Just added, so typing replaces the sample. */
  readonly isFresh?: boolean
}

const MAX_ROWS = 5

/**
 * Edits the words of a text, in as many lines as it has. The garment shows only what fits of a long text; the field
 * retains all of it.
 */
export function WordsField({ layer, label, name, isSelected, onFocus, disabled, isFresh = false }: WordsFieldProps) {
  const edit = useEdit()
  const gesture = useGesture()
  const { t } = useTranslation(['studio'])
  const [long, setLong] = useState('')
  const fits = truncateGraphemes(long, LIMITS.textCharacters)
  // An undo or an edit elsewhere overrides the typed text.
  const isLong = long !== '' && fits === layer.text
  const over = long.length - fits.length
  function write(typed: string): void {
    const text = printable(typed)
    const fit = truncateGraphemes(text, LIMITS.textCharacters)
    setLong(fit === text ? '' : text)
    edit.change(layer.id, { text: fit }, gesture())
  }
  return (
    <InputBase
      component="textarea"
      multiline
      classNames={{ input: css.words }}
      rows={isLong ? MAX_ROWS : Math.min(MAX_ROWS, layer.text.split('\n').length)}
      label={label}
      aria-label={name}
      dir="auto"
      data-selected={isSelected || undefined}
      value={isLong ? long : layer.text}
      error={isLong && t('studio:text_too_long', { count: LIMITS.textCharacters, over })}
      disabled={disabled}
      ref={isFresh ? focusAndSelect : undefined}
      onFocus={onFocus}
      onChange={event => write(event.currentTarget.value)}
    />
  )
}
