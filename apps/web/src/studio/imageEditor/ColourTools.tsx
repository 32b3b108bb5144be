import { Button, Divider, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ColourField } from '../controls/ColourField.tsx'
import { SliderField } from '../controls/SliderField.tsx'
import { useImageWords } from '../tools/images/words.ts'
import { openStep } from './edit.ts'
import type { StepToolProps } from './PlaceTools.tsx'

const START_BACKGROUND = { kind: 'background', tolerance: 10, softness: 30 } as const
const START_INK = '#ffffff'
const START_SWAP = { to: '#ffffff', tolerance: 12 } as const

const percent = (value: number): string => `${Math.round(value)} %`

export function BackgroundTool({ edit, onStep }: StepToolProps) {
  const say = useImageWords()
  const step = openStep(edit, 'background')
  return (
    <Stack gap="sm">
      <Text size="sm">{say('backgroundNote')}</Text>
      {step ? (
        (['tolerance', 'softness'] as const).map(setting => (
          <SliderField
            key={setting}
            label={say(setting)}
            shown={percent(step[setting])}
            min={0}
            max={setting === 'tolerance' ? 60 : 100}
            step={1}
            value={step[setting]}
            onChange={value => onStep({ ...step, [setting]: value })}
          />
        ))
      ) : (
        <Button onClick={() => onStep(START_BACKGROUND)}>{say('backgroundNow')}</Button>
      )}
    </Stack>
  )
}

function InkFields({ edit, onStep }: StepToolProps) {
  const say = useImageWords()
  const step = openStep(edit, 'recolour')
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {say('ink')}
      </Title>
      <Text size="sm">{say('inkNote')}</Text>
      {step ? (
        <ColourField label={say('ink')} value={step.colour} onChange={colour => onStep({ kind: 'recolour', colour })} />
      ) : (
        <Button variant="default" onClick={() => onStep({ kind: 'recolour', colour: START_INK })}>
          {say('inkNow')}
        </Button>
      )}
    </Stack>
  )
}

function SwapFields({ edit, onStep, picked }: ColoursToolProps) {
  const say = useImageWords()
  const step = openStep(edit, 'swap')
  const [from, setFrom] = useState<string | null>(null)
  const [seen, setSeen] = useState(picked)
  // A tap on the picture chooses anew, whatever was chosen before.
  if (picked !== seen) {
    setSeen(picked)
    setFrom(null)
  }
  const source = step && picked === null ? step.from : (from ?? picked?.colour ?? null)
  const isOpen = step !== null && step.from === source
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {say('swapTitle')}
      </Title>
      <Text size="sm">{say('swapNote')}</Text>
      {source !== null && (
        <ColourField label={say('swapFrom')} value={source} withSwatches={false} onChange={colour => setFrom(colour)} />
      )}
      {isOpen ? (
        <>
          <ColourField label={say('swapTo')} value={step.to} onChange={to => onStep({ ...step, to })} />
          <SliderField
            label={say('tolerance')}
            shown={percent(step.tolerance)}
            min={0}
            max={60}
            step={1}
            value={step.tolerance}
            onChange={tolerance => onStep({ ...step, tolerance })}
          />
        </>
      ) : (
        <Button
          variant="default"
          disabled={source === null}
          onClick={() => source !== null && onStep({ kind: 'swap', from: source, ...START_SWAP })}
        >
          {say('swapNow')}
        </Button>
      )}
    </Stack>
  )
}

export interface ColoursToolProps extends StepToolProps {
  /** The colour that was tapped in the picture; a new object for each tap. */
  readonly picked: { readonly colour: string } | null
}

export function ColoursTool(props: ColoursToolProps) {
  return (
    <Stack gap="md">
      <InkFields {...props} />
      <Divider />
      <SwapFields {...props} />
    </Stack>
  )
}

export function LightTool({ edit, onStep }: StepToolProps) {
  const say = useImageWords()
  const step = openStep(edit, 'light') ?? ({ kind: 'light', brightness: 0, contrast: 0 } as const)
  return (
    <Stack gap="sm">
      {(['brightness', 'contrast'] as const).map(setting => (
        <SliderField
          key={setting}
          label={say(setting)}
          shown={String(step[setting])}
          min={-100}
          max={100}
          step={1}
          value={step[setting]}
          onChange={value => onStep({ ...step, [setting]: value })}
        />
      ))}
    </Stack>
  )
}
