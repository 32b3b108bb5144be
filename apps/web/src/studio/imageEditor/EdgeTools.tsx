import { Button, Stack, Switch, Text } from '@mantine/core'
import { ColourField } from '../controls/ColourField.tsx'
import { SliderField } from '../controls/SliderField.tsx'
import { useImageWords } from '../tools/images/words.ts'
import { openStep, type TraceSettings } from './edit.ts'
import type { StepToolProps } from './PlaceTools.tsx'

const START_OUTLINE = { kind: 'outline', widthMm: 2, colour: '#ffffff' } as const
const START_TRACE: TraceSettings = { colours: 6, detail: 6 }

export function OutlineTool({ edit, onStep }: StepToolProps) {
  const say = useImageWords()
  const step = openStep(edit, 'outline')
  return (
    <Stack gap="sm">
      <Text size="sm">{say('outlineNote')}</Text>
      {step ? (
        <>
          <SliderField
            label={say('outlineWidth')}
            shown={`${step.widthMm} mm`}
            min={0.5}
            max={15}
            step={0.5}
            value={step.widthMm}
            onChange={widthMm => onStep({ ...step, widthMm })}
          />
          <ColourField
            label={say('outlineColour')}
            value={step.colour}
            onChange={colour => onStep({ ...step, colour })}
          />
        </>
      ) : (
        <Button onClick={() => onStep(START_OUTLINE)}>{say('outlineNow')}</Button>
      )}
    </Stack>
  )
}

interface TraceToolProps {
  readonly trace: TraceSettings | null
  readonly onTrace: (trace: TraceSettings | null) => void
}

export function TraceTool({ trace, onTrace }: TraceToolProps) {
  const say = useImageWords()
  return (
    <Stack gap="sm">
      <Text size="sm">{say('traceNote')}</Text>
      <Switch
        label={say('traceNow')}
        checked={trace !== null}
        onChange={event => onTrace(event.currentTarget.checked ? START_TRACE : null)}
      />
      {trace && (
        <>
          <SliderField
            label={say('traceColours')}
            shown={String(trace.colours)}
            min={2}
            max={24}
            step={1}
            value={trace.colours}
            onChange={colours => onTrace({ ...trace, colours })}
          />
          <SliderField
            label={say('traceDetail')}
            shown={String(trace.detail)}
            min={1}
            max={10}
            step={1}
            value={trace.detail}
            onChange={detail => onTrace({ ...trace, detail })}
          />
        </>
      )}
    </Stack>
  )
}
