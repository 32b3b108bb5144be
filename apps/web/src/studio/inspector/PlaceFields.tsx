import type { Layer } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { boxCentre } from '@kitwright/measure'
import { Button, Group, Stack } from '@mantine/core'
import { IconAlignBoxCenterMiddle } from '@tabler/icons-react'
import { NumberField } from '../controls/NumberField.tsx'
import { SliderField } from '../controls/SliderField.tsx'
import { tidyDegrees } from '../gesture/gesture.ts'
import { documentOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'
import { useWords } from '../words.ts'
import { SizeFields } from './SizeFields.tsx'

/** Where a layer lies on its piece, how it is turned and how much shows through. */
export function PlaceFields({ layer }: { layer: Layer }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const box = findPiece(garment, options, layer.piece)?.piece.box
  if (!box) return null
  const [x0, y0, x1, y1] = box
  return (
    <Stack gap="xs">
      <Group grow gap="xs">
        <NumberField
          label={say('positionX')}
          suffix="mm"
          min={x0}
          max={x1}
          value={layer.xMm}
          disabled={layer.isLocked}
          onChange={xMm => edit.change(layer.id, { xMm }, gesture())}
        />
        <NumberField
          label={say('positionY')}
          suffix="mm"
          min={y0}
          max={y1}
          value={layer.yMm}
          disabled={layer.isLocked}
          onChange={yMm => edit.change(layer.id, { yMm }, gesture())}
        />
      </Group>
      {layer.kind === 'text' && <SizeFields layer={layer} />}
      <Group grow gap="xs" align="end">
        <NumberField
          label={say('rotation')}
          suffix="°"
          value={layer.rotationDeg}
          disabled={layer.isLocked}
          onChange={degrees => edit.change(layer.id, { rotationDeg: tidyDegrees(degrees) }, gesture())}
        />
        <Button
          variant="default"
          disabled={layer.isLocked}
          leftSection={<IconAlignBoxCenterMiddle size={18} aria-hidden />}
          onClick={() =>
            edit.change(layer.id, { xMm: layer.piece.startsWith('shorts') ? Math.round(boxCentre(box).x) : 0 })
          }
        >
          {say('centre')}
        </Button>
      </Group>
      <SliderField
        label={say('opacity')}
        shown={`${Math.round(layer.opacity * 100)} %`}
        min={0}
        max={100}
        step={5}
        value={layer.opacity * 100}
        onChange={percent => edit.change(layer.id, { opacity: percent / 100 }, gesture())}
      />
    </Stack>
  )
}
