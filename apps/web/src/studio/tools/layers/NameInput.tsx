import { LIMITS, type Layer } from '@kitwright/design'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useArrangeWords } from '../../arrange/words.ts'
import { usualName } from '../../names.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useWords } from '../../words.ts'
import { printable } from '../text/printable.ts'

/** The name of a layer as it is written: Enter or leaving keeps it, Esc does not, nothing at all is the usual name. */
export function NameInput({ layer, onDone }: { layer: Layer; onDone: () => void }) {
  const say = useArrangeWords()
  const sayStudio = useWords()
  const edit = useEdit()
  const nameLayer = useStudio(state => state.nameLayer)
  const [typed, setTyped] = useState(layer.name ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const leave = (isKept: boolean): void => {
    const name = printable(typed).replaceAll('\n', ' ').trim() || null
    if (isKept && name !== layer.name) edit.change(layer.id, { name })
    nameLayer(null)
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Enter') leave(true)
    if (event.key === 'Escape') leave(false)
  }
  return (
    <TextInput
      size="sm"
      style={{ flex: 1 }}
      aria-label={say('layerName')}
      title={say('nameHint')}
      placeholder={usualName(layer, sayStudio)}
      ref={field}
      maxLength={LIMITS.layerNameCharacters}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onFocus={event => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={() => leave(true)}
    />
  )
}
