import { Group, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useStudio } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import { CLOTH_COLOURS, opaque, typedColour } from './colours.ts'
import styles from './controls.module.css'

interface ColourFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (colour: string) => void
  readonly withSwatches?: boolean
}

const SETTLED_MS = 500

/** Puts a colour among the recent ones once it has been left alone for a moment. */
function useNoteColour(): (colour: string) => void {
  const noteColour = useStudio(state => state.useColour)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return colour => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => noteColour(colour), SETTLED_MS)
  }
}

function HexInput({ label, value, onChange }: Omit<ColourFieldProps, 'withSwatches'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typedColour(typed) === null
  return (
    <TextInput
      aria-label={label}
      size="sm"
      value={typed ?? opaque(value)}
      error={isWrong}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      classNames={{ input: styles.hex }}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const colour = typedColour(text)
        if (colour && text.replace('#', '').length >= 6) onChange(colour)
      }}
      onBlur={() => {
        const colour = typed === null ? null : typedColour(typed)
        if (colour && colour !== value) onChange(colour)
        setTyped(null)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

function Swatches({
  colours,
  value,
  onChange,
}: {
  colours: readonly string[]
  value: string
  onChange: (colour: string) => void
}) {
  return (
    <div className={styles.swatches}>
      {colours.map(colour => (
        // Plain buttons: two dozen of them are drawn anew with every step of a colour slide.
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          aria-label={colour}
          aria-pressed={opaque(value) === colour}
          onClick={() => onChange(colour)}
        >
          <span style={{ background: colour }} />
        </button>
      ))}
    </div>
  )
}

/** A colour by the system's picker, by typing, from cloth colours or from those used last. */
export function ColourField({ label, value, onChange, withSwatches = true }: ColourFieldProps) {
  const say = useWords()
  const recent = useStudio(state => state.recentColours)
  const noteColour = useNoteColour()
  const change = (colour: string): void => {
    onChange(colour)
    noteColour(colour)
  }
  return (
    <div role="group" aria-label={label}>
      <Group gap="xs" wrap="nowrap">
        <input
          type="color"
          className={styles.native}
          aria-label={say('colourPicker', { label })}
          value={opaque(value)}
          onChange={event => change(event.currentTarget.value)}
        />
        <HexInput label={say('hexOf', { label })} value={value} onChange={change} />
      </Group>
      {withSwatches && <Swatches colours={CLOTH_COLOURS} value={value} onChange={change} />}
      {withSwatches && recent.length > 0 && (
        <>
          <Text size="xs" c="dimmed" mt="xs">
            {say('recentColours')}
          </Text>
          <Swatches colours={recent} value={value} onChange={change} />
        </>
      )}
    </div>
  )
}
