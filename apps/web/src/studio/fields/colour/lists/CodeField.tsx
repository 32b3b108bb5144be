import { LIMITS } from '@kitwright/design'
import { TextInput } from '@mantine/core'
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useTenant } from '../../../../session/index.ts'
import { lazy, toast } from '../../../../ui/index.ts'
import { useColourPorts, useColours } from '../../swatches/ColourContext.ts'
import type { PickerState } from '../usePickerState.ts'
import css from './CodeField.module.css'

const CodeMatch = lazy(async () => ({ default: (await import('./card/CodeMatch.tsx')).CodeMatch }))

/** Scrolls a field's message into view as it grows while the field has focus. Returns the message's ref. */
function useInSight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const said = box.current
    if (!said) return
    const watch = new ResizeObserver(() => {
      const isTyped = said.parentElement?.contains(document.activeElement) === true
      if (isTyped && said.childNodes.length > 0) said.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(said)
    return () => watch.disconnect()
  }, [])
  return box
}

/** Edits the dyer's code of the colour: free text, saved with the design, and looked up in the shop's card. */
export function CodeField({ picker }: { readonly picker: PickerState }) {
  const { hex, setHex, settle } = picker
  const { t } = useTranslation(['colours'])
  const { setCode } = useColourPorts()
  const { colourCard } = useTenant().settings
  const code = useColours(ports => ports.codes()[hex]) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const said = useInSight()
  const finish = (): void => {
    setTyped(null)
    if (typed === null || typed.trim() === code) return
    settle()
    if (!setCode(hex, typed)) toast('error', t('colours:code_full'))
  }
  /** The code is stored with the matching colour of the card. */
  const take = (colour: { readonly hex: string; readonly code: string }): void => {
    setTyped(null)
    settle()
    setCode(hex, '')
    if (!setCode(colour.hex, colour.code)) toast('error', t('colours:code_full'))
    setHex(colour.hex)
  }
  const shown = (typed ?? code).trim()
  return (
    <div>
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
      <div ref={said} role="status" className={css.said}>
        {shown !== '' && colourCard === undefined && t('colours:code_label')}
        {shown !== '' && colourCard !== undefined && (
          <Suspense>
            <CodeMatch code={shown} hex={hex.slice(0, 7)} onTake={take} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
