import type { Layer } from '@kitwright/design'
import { Divider, Stack, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { layerName } from '../names.ts'
import { playerOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import { HardToSeeNote } from '../tools/contrast/HardToSeeNote.tsx'
import { Arranging } from './Arranging.tsx'
import { ImageFields } from './ImageFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { TextFields } from './TextFields.tsx'

const isPersonal = (layer: Layer): boolean =>
  layer.kind === 'text' && (layer.role === 'playerName' || layer.role.endsWith('Number'))

/** One layer's name, place and looks. */
export function LayerFields({ layer }: { layer: Layer }) {
  const say = useWords()
  const player = useStudio(playerOf)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack gap="sm">
      <Title ref={heading} order={2} size="h5" lh={1.6} tabIndex={-1}>
        {layerName(layer, say)}
      </Title>
      {layer.kind === 'text' && <HardToSeeNote layer={layer} onMended={() => heading.current?.focus()} />}
      <Arranging layer={layer} />
      {layer.isLocked && <Text size="sm">{say('layerIsLocked')}</Text>}
      {player && isPersonal(layer) && <Text size="sm">{say('playerShown', { name: player.name })}</Text>}
      <PlaceFields layer={layer} />
      <Divider />
      {layer.kind === 'text' ? <TextFields layer={layer} /> : <ImageFields layer={layer} />}
    </Stack>
  )
}
