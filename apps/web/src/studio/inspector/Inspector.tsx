import type { Layer } from '@kitwright/design'
import { Divider, Stack, Text, Title } from '@mantine/core'
import { layerName, usePartName } from '../names.ts'
import { documentOf, layerOf, playerOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { LayerActions, LayerList } from '../tools/layers/LayerList.tsx'
import { useWords } from '../words.ts'
import { ImageFields } from './ImageFields.tsx'
import { PartFill } from './PartFill.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { TextFields } from './TextFields.tsx'

const isPersonal = (layer: Layer): boolean =>
  layer.kind === 'text' && (layer.role === 'playerName' || layer.role.endsWith('Number'))

function LayerFields({ layer }: { layer: Layer }) {
  const say = useWords()
  const layers = useStudio(state => documentOf(state).layers)
  const player = useStudio(playerOf)
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        {layerName(layer, say)}
      </Title>
      <LayerActions layer={layer} at={layers.indexOf(layer)} count={layers.length} />
      {layer.isLocked && <Text size="sm">{say('layerIsLocked')}</Text>}
      {player && isPersonal(layer) && <Text size="sm">{say('playerShown', { name: player.name })}</Text>}
      <PlaceFields layer={layer} />
      <Divider />
      {layer.kind === 'text' ? <TextFields layer={layer} /> : <ImageFields layer={layer} />}
    </Stack>
  )
}

/** What is selected, in figures and colours. */
export function SelectionFields() {
  const say = useWords()
  const partName = usePartName()
  const selection = useStudio(state => state.selection)
  const layer = useStudio(layerOf)
  if (layer) return <LayerFields layer={layer} />
  if (selection.kind === 'part') {
    return (
      <Stack gap="sm">
        <Title order={2} size="h5">
          {partName(selection.part)}
        </Title>
        <PartFill part={selection.part} />
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {say('nothingSelected')}
      </Title>
      <Text size="sm">{say('nothingSelectedHint')}</Text>
    </Stack>
  )
}

/** The right-hand column: the selection, then all layers. */
export function Inspector() {
  return (
    <Stack gap="lg">
      <SelectionFields />
      <Divider />
      <LayerList />
    </Stack>
  )
}
