import { Button, ColorSwatch, Divider, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { ColourField, SliderField } from '../../../../fields/index.ts'
import { openStep } from '../pixels/edit.ts'
import type { StepToolProps } from './PlaceTools.tsx'
import { START_BACKGROUND } from '../pixels/startBackground.ts'

const START_INK = '#ffffff'
const START_SWAP = { to: '#ffffff', tolerance: 12 } as const

/** Starts a swap. A colour that the drawing declares has no tolerance, so similar colours stay. */
const swapOf = (from: string, ownColours: readonly string[]) =>
  ({ kind: 'swap', from, ...START_SWAP, ...(ownColours.includes(from) ? { tolerance: 0 } : {}) }) as const

const percent = (value: number): string => `${Math.round(value)} %`

export function BackgroundTool({ edit, onStep }: StepToolProps) {
  const { t } = useTranslation(['images'])
  const step = openStep(edit, 'background')
  return (
    <Stack gap="sm">
      <Text size="sm">{t('images:background_note')}</Text>
      {step ? (
        <>
          {(['tolerance', 'softness'] as const).map(setting => (
            <SliderField
              key={setting}
              label={t(`images:${setting}`)}
              shown={percent(step[setting])}
              min={0}
              max={setting === 'tolerance' ? 60 : 100}
              step={1}
              value={step[setting]}
              onChange={value => onStep({ ...step, [setting]: value })}
            />
          ))}
          <Button
            variant="default"
            disabled={step.isEverywhere ?? false}
            onClick={() => onStep({ ...step, holes: (step.holes ?? 0) + 1 })}
          >
            {t('images:background_hole')}
          </Button>
          <Text size="xs" c="dimmed" role="status">
            {step.holes ? t('images:background_holes', { count: step.holes }) : t('images:background_hole_note')}
          </Text>
          <Switch
            label={t('images:background_everywhere')}
            description={t('images:background_everywhere_note')}
            checked={step.isEverywhere ?? false}
            onChange={event => onStep({ ...step, isEverywhere: event.currentTarget.checked })}
          />
        </>
      ) : (
        <Button onClick={() => onStep(START_BACKGROUND)}>{t('images:background_now')}</Button>
      )}
    </Stack>
  )
}

function InkFields({ edit, onStep }: StepToolProps) {
  const { t } = useTranslation(['images'])
  const step = openStep(edit, 'recolour')
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {t('images:ink')}
      </Title>
      <Text size="sm">{t('images:ink_note')}</Text>
      {step ? (
        <ColourField
          label={t('images:ink')}
          value={step.colour}
          onChange={colour => onStep({ kind: 'recolour', colour })}
        />
      ) : (
        <Button variant="default" onClick={() => onStep({ kind: 'recolour', colour: START_INK })}>
          {t('images:ink_now')}
        </Button>
      )}
    </Stack>
  )
}

/** Choice among the drawing's fills, strokes and gradient stops. */
function OwnColours({ colours, chosen, onChoose }: OwnColoursProps) {
  const { t } = useTranslation(['images'])
  return (
    <Group gap={6} role="group" aria-label={t('images:swap_own')}>
      {colours.map(colour => (
        <ColorSwatch
          key={colour}
          component="button"
          type="button"
          color={colour}
          size={44}
          aria-label={colour}
          aria-pressed={colour === chosen}
          title={colour}
          onClick={() => onChoose(colour)}
          style={{
            outline: colour === chosen ? '3px solid var(--mantine-primary-color-filled)' : undefined,
            outlineOffset: 2,
          }}
        />
      ))}
    </Group>
  )
}
interface OwnColoursProps {
  readonly colours: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (colour: string) => void
}

function SwapFields({ edit, onStep, picked, ownColours }: ColoursToolProps) {
  const { t } = useTranslation(['images'])
  const step = openStep(edit, 'swap')
  const [from, setFrom] = useState<string | null>(null)
  const [seen, setSeen] = useState(picked)
  // A new tap on the picture overrides any earlier choice.
  if (picked !== seen) {
    setSeen(picked)
    setFrom(null)
  }
  const source = step && picked === null ? step.from : (from ?? picked?.colour ?? null)
  const isOpen = step !== null && step.from === source
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {t('images:swap_title')}
      </Title>
      <Text size="sm">{t(ownColours.length > 0 ? 'images:swap_own_note' : 'images:swap_note')}</Text>
      {ownColours.length > 0 && <OwnColours colours={ownColours} chosen={source} onChoose={setFrom} />}
      {source !== null && (
        <ColourField
          label={t('images:swap_from')}
          value={source}
          withSwatches={false}
          onChange={colour => setFrom(colour)}
        />
      )}
      {isOpen ? (
        <>
          <ColourField label={t('images:swap_to')} value={step.to} onChange={to => onStep({ ...step, to })} />
          <SliderField
            label={t('images:tolerance')}
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
          onClick={() => source !== null && onStep(swapOf(source, ownColours))}
        >
          {t('images:swap_now')}
        </Button>
      )}
    </Stack>
  )
}

export interface ColoursToolProps extends StepToolProps {
  /** The colour that was tapped in the picture; a new object for each tap. */
  readonly picked: { readonly colour: string } | null
  /** Colours that a vector drawing declares. Empty for pixels. */
  readonly ownColours: readonly string[]
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
  const { t } = useTranslation(['images'])
  const step = openStep(edit, 'light') ?? ({ kind: 'light', brightness: 0, contrast: 0 } as const)
  return (
    <Stack gap="sm">
      {(['brightness', 'contrast'] as const).map(setting => (
        <SliderField
          key={setting}
          label={t(`images:${setting}`)}
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
