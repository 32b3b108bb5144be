import { LIMITS, type Layer } from '@kitwright/design'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { printable, useEdit, useStudio, useUsualName } from '../../../context/index.ts'

/** The name of a layer as it is written: Enter or leaving keeps it, Esc does not, nothing at all is the usual name. */
export function NameInput({ layer, onDone }: { layer: Layer; onDone: () => void }) {
  const { t } = useTranslation(['arrange', 'studio'])
  const usualName = useUsualName()
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
      aria-label={t('arrange:layer_name')}
      title={t('arrange:name_hint')}
      placeholder={usualName(layer)}
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
