import { LIMITS } from '@kitwright/design'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../../ui/index.ts'
import { useColourPorts, useColours } from '../../ColourContext.ts'
import { useTranslation } from 'react-i18next'

/** What the dyer calls the colour: free text, kept with the design. */
export function CodeField({ hex }: { readonly hex: string }) {
  const { t } = useTranslation(['colours'])
  const { setCode } = useColourPorts()
  const code = useColours(ports => ports.codes()[hex]) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const finish = (): void => {
    setTyped(null)
    if (typed === null || typed.trim() === code) return
    if (!setCode(hex, typed)) toast('error', t('colours:code_full'))
  }
  return (
    <TextInput
      size="xs"
      label={t('colours:code')}
      placeholder={t('colours:code_example')}
      autoComplete="off"
      maxLength={LIMITS.colourCodeCharacters}
      value={typed ?? code}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={event => {
        if (event.key === 'Enter') finish()
      }}
    />
  )
}
