import type { Layer } from '@kitwright/design'
import { Divider, Stack, Text, Title } from '@mantine/core'
import { Suspense, useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useLayerName, useStudio } from '../../context/index.ts'
import { playerOf } from '@kitwright/editor'
import { LowContrastNote } from './contrast/LowContrastNote.tsx'
import { ImageFields } from '../../tools/images/index.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { TextFields } from '../../tools/text/index.ts'
import { AlignFields } from '../arrange/AlignFields.tsx'
import { LayerActions } from './layers/LayerActions.tsx'
import { lazy } from '../../../ui/index.ts'

const BoxNote = lazy(async () => ({ default: (await import('../../tools/images/BoxNote.tsx')).BoxNote }))

/** Shows the actions for one layer as a whole. */
function Arranging({ layer }: { layer: Layer }) {
  return (
    <>
      <LayerActions layers={[layer]} />
      {!layer.isLocked && <AlignFields layers={[layer]} />}
    </>
  )
}

const isPersonal = (layer: Layer): boolean =>
  layer.kind === 'text' && (layer.role === 'playerName' || layer.role.endsWith('Number'))

/** The name, position and appearance of one layer. */
export function LayerFields({ layer }: { layer: Layer }) {
  const { t } = useTranslation(['studio'])
  const layerName = useLayerName()
  const player = useStudio(playerOf)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack gap="sm">
      <Title ref={heading} order={2} size="h5" lh={1.6} tabIndex={-1}>
        {layerName(layer)}
      </Title>
      <LowContrastNote layer={layer} onMended={() => heading.current?.focus()} />
      <Suspense>{layer.kind === 'image' && <BoxNote key={layer.id} layer={layer} />}</Suspense>
      <Arranging layer={layer} />
      {layer.isLocked && <Text size="sm">{t('studio:layer_is_locked')}</Text>}
      {player && isPersonal(layer) && <Text size="sm">{t('studio:player_shown', { name: player.name })}</Text>}
      <PlaceFields layer={layer} />
      <Divider />
      {layer.kind === 'text' ? <TextFields layer={layer} /> : <ImageFields layer={layer} />}
    </Stack>
  )
}
