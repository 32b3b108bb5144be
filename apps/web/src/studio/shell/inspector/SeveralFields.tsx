import { firstColour, type Layer } from '@kitwright/design'
import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { AlignFields } from '../arrange/AlignFields.tsx'
import { changeLayers, chosenGroup, documentOf, selectedIds, type DocumentVerbs } from '@kitwright/editor'
import { useGesture, useStudio, useStudioParts } from '../../context/index.ts'
import { ColourField, SliderField } from '../../fields/index.ts'
import { LayerActions } from './layers/LayerActions.tsx'

/** Shows what several selected layers have in common. */
export function SeveralFields({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation(['arrange', 'studio'])
  const api = useStudioParts<DocumentVerbs>()
  const gesture = useGesture()
  const isGroup = useStudio(state => chosenGroup(documentOf(state).layers, selectedIds(state.selection)) !== null)
  const texts = layers.filter(layer => layer.kind === 'text' && !layer.isLocked)
  const free = layers.filter(layer => !layer.isLocked)
  const [text] = texts
  const opacity = Math.round((free[0]?.opacity ?? 1) * 100)
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        {isGroup
          ? (layers[0]?.group?.name ?? t('arrange:group_of', { count: layers.length }))
          : t('arrange:layers_selected', { count: layers.length })}
      </Title>
      <LayerActions layers={layers} />
      {free.length < layers.length && <Text size="sm">{t('studio:some_locked')}</Text>}
      <AlignFields layers={layers} />
      {text?.kind === 'text' && (
        <ColourField
          label={t('arrange:text_colour')}
          value={firstColour(text.fill)}
          onChange={colour => changeLayers(api, texts, () => ({ fill: { kind: 'solid', colour } }), gesture())}
        />
      )}
      {free.length > 0 && (
        <SliderField
          label={t('arrange:opacity')}
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
