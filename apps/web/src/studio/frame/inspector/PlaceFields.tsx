import type { Layer } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { boxCentre } from '@kitwright/measure'
import { Button, Group, Stack } from '@mantine/core'
import { IconAlignBoxCenterMiddle } from '@tabler/icons-react'
import { NumberField, SliderField } from '../../fields/index.ts'
import { documentOf, tidyDegrees } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useEdit, useGesture, useStudio } from '../../context/index.ts'
import { SizeFields } from '../../tools/images/index.ts'

/** Where a layer lies on its piece, how it is turned and how much shows through. */
export function PlaceFields({ layer }: { layer: Layer }) {
  const { t } = useTranslation(['studio'])
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
          label={t('studio:position_x')}
          suffix="mm"
          min={x0}
          max={x1}
          value={layer.xMm}
          disabled={layer.isLocked}
          onChange={xMm => edit.change(layer.id, { xMm }, gesture())}
        />
        <NumberField
          label={t('studio:position_y')}
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
          label={t('studio:rotation')}
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
          {t('studio:centre')}
        </Button>
      </Group>
      <SliderField
        label={t('studio:opacity')}
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
