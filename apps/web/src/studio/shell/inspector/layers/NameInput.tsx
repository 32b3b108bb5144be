import { LIMITS } from '@kitwright/design'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { printable, useStudio } from '../../../context/index.ts'

interface NameInputProps {
  readonly label: string
  readonly name: string | null
  readonly usualName: string
  readonly onName: (name: string | null) => void
  readonly onDone: () => void
}

/** Edits the name of a layer or group. Enter and blur save it, Esc discards it, and an empty name restores the default. */
export function NameInput({ label, name: before, usualName, onName, onDone }: NameInputProps) {
  const { t } = useTranslation(['arrange'])
  const nameLayer = useStudio(state => state.nameLayer)
  const [typed, setTyped] = useState(before ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const leave = (isKept: boolean): void => {
    const name = printable(typed).replaceAll('\n', ' ').trim() || null
    if (isKept && name !== before) onName(name)
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
      aria-label={label}
      title={t('arrange:name_hint')}
      placeholder={usualName}
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
