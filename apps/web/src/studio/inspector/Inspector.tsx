import type { Layer } from '@kitwright/design'
import { Divider, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { layerName, usePartName } from '../names.ts'
import { layerOf, layersOf, playerOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import { ImageFields } from './ImageFields.tsx'
import { PartFill } from './PartFill.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { TextFields } from './TextFields.tsx'

// The words and pictures of arranging come after the garment.
const LayerList = lazy(async () => ({ default: (await import('./later.ts')).LayerList }))
const Arranging = lazy(async () => ({ default: (await import('./later.ts')).Arranging }))
const SeveralFields = lazy(async () => ({ default: (await import('./later.ts')).SeveralFields }))

const isPersonal = (layer: Layer): boolean =>
  layer.kind === 'text' && (layer.role === 'playerName' || layer.role.endsWith('Number'))

function LayerFields({ layer }: { layer: Layer }) {
  const say = useWords()
  const player = useStudio(playerOf)
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        {layerName(layer, say)}
      </Title>
      <Arranging layer={layer} />
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
  const several = useStudio(useShallow(layersOf))
  if (layer) return <LayerFields layer={layer} />
  if (several.length > 1) return <SeveralFields layers={several} />
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
      <Suspense fallback={null}>
        <SelectionFields />
      </Suspense>
      <Divider />
      <Suspense fallback={null}>
        <LayerList />
      </Suspense>
    </Stack>
  )
}
