import type { TraceSettings } from '@kitwright/artwork/trace'
import { Button, Stack, Switch, Text } from '@mantine/core'
import { useTranslation } from '../../../../../texts/index.ts'
import { ColourField, SliderField } from '../../../../fields/index.ts'
import { openStep } from '../pixels/edit.ts'
import type { StepToolProps } from './PlaceTools.tsx'

const START_OUTLINE = { kind: 'outline', widthMm: 2, colour: '#ffffff' } as const
const START_TRACE: TraceSettings = { colours: 4, detail: 6 }

export function OutlineTool({ edit, onStep }: StepToolProps) {
  const { t } = useTranslation(['images'])
  const step = openStep(edit, 'outline')
  return (
    <Stack gap="sm">
      <Text size="sm">{t('images:outline_note')}</Text>
      {step ? (
        <>
          <SliderField
            label={t('images:outline_width')}
            shown={`${step.widthMm} mm`}
            min={0.5}
            max={15}
            step={0.5}
            value={step.widthMm}
            onChange={widthMm => onStep({ ...step, widthMm })}
          />
          <ColourField
            label={t('images:outline_colour')}
            value={step.colour}
            onChange={colour => onStep({ ...step, colour })}
          />
        </>
      ) : (
        <Button onClick={() => onStep(START_OUTLINE)}>{t('images:outline_now')}</Button>
      )}
    </Stack>
  )
}

interface TraceToolProps {
  readonly trace: TraceSettings | null
  readonly onTrace: (trace: TraceSettings | null) => void
}

export function TraceTool({ trace, onTrace }: TraceToolProps) {
  const { t } = useTranslation(['images'])
  return (
    <Stack gap="sm">
      <Text size="sm">{t('images:trace_note')}</Text>
      <Switch
        label={t('images:trace_now')}
        checked={trace !== null}
        onChange={event => onTrace(event.currentTarget.checked ? START_TRACE : null)}
      />
      {trace && (
        <>
          <SliderField
            label={t('images:trace_colours')}
            shown={String(trace.colours)}
            min={2}
            max={8}
            step={1}
            value={trace.colours}
            onChange={colours => onTrace({ ...trace, colours })}
          />
          <SliderField
            label={t('images:trace_detail')}
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
