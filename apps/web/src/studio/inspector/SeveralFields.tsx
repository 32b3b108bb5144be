import type { Layer } from '@kitwright/design'
import { Stack, Text, Title } from '@mantine/core'
import { AlignFields } from '../arrange/AlignFields.tsx'
import { changeLayers } from '../arrange/verbs.ts'
import { useArrangeWords } from '../arrange/words.ts'
import { ColourField } from '../controls/ColourField.tsx'
import { firstColour } from '../controls/fills.ts'
import { SliderField } from '../controls/SliderField.tsx'
import { useStudioApi } from '../store/StudioContext.ts'
import { LayerActions } from '../tools/layers/LayerActions.tsx'
import { useGesture } from '../useGesture.ts'

/** What several selected layers have in common. */
export function SeveralFields({ layers }: { layers: readonly Layer[] }) {
  const say = useArrangeWords()
  const api = useStudioApi()
  const gesture = useGesture()
  const texts = layers.filter(layer => layer.kind === 'text' && !layer.isLocked)
  const free = layers.filter(layer => !layer.isLocked)
  const [text] = texts
  const opacity = Math.round((free[0]?.opacity ?? 1) * 100)
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        {say('layersSelected', { count: layers.length })}
      </Title>
      <LayerActions layers={layers} />
      {free.length < layers.length && <Text size="sm">{say('someLocked')}</Text>}
      <AlignFields layers={layers} />
      {text?.kind === 'text' && (
        <ColourField
          label={say('textColour')}
          value={firstColour(text.fill)}
          onChange={colour => changeLayers(api, texts, () => ({ fill: { kind: 'solid', colour } }), gesture())}
        />
      )}
      {free.length > 0 && (
        <SliderField
          label={say('opacity')}
          shown={`${opacity} %`}
          min={0}
          max={100}
          step={5}
          value={opacity}
          onChange={percent => changeLayers(api, free, () => ({ opacity: percent / 100 }), gesture())}
        />
      )}
    </Stack>
  )
}
