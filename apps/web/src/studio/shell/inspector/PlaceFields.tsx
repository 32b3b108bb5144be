import type { Layer, LayerChange } from '@kitwright/design'
import { findPiece, isLeg, type Piece } from '@kitwright/garment'
import { boxCentre } from '@kitwright/measure'
import { Button, Group, Stack } from '@mantine/core'
import { IconAlignBoxCenterMiddle } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { NumberField, SliderField } from '../../fields/index.ts'
import { documentOf, tidyDegrees } from '@kitwright/editor'
import { useEdit, useGesture, useStudio } from '../../context/index.ts'
import { SizeFields } from '../../tools/images/index.ts'

interface LayerOnPieceProps {
  readonly layer: Layer
  /** The layer's piece. */
  readonly piece: Piece
  readonly onChange: (change: LayerChange) => void
}

function PositionFields({ layer, piece, onChange }: LayerOnPieceProps) {
  const { t } = useTranslation(['studio'])
  const [x0, y0, x1, y1] = piece.box
  return (
    <Group grow gap="xs">
      <NumberField
        label={t('studio:position_x')}
        suffix="mm"
        min={x0}
        max={x1}
        value={layer.xMm}
        disabled={layer.isLocked}
        onChange={xMm => onChange({ xMm })}
      />
      <NumberField
        label={t('studio:position_y')}
        suffix="mm"
        min={y0}
        max={y1}
        value={layer.yMm}
        disabled={layer.isLocked}
        onChange={yMm => onChange({ yMm })}
      />
    </Group>
  )
}

function CentreButton({ layer, piece, onChange }: LayerOnPieceProps) {
  const { t } = useTranslation(['studio'])
  return (
    <Button
      variant="default"
      disabled={layer.isLocked}
      leftSection={<IconAlignBoxCenterMiddle size={18} aria-hidden />}
      onClick={() => onChange({ xMm: isLeg(piece) ? Math.round(boxCentre(piece.box).x) : 0 })}
    >
      {t('studio:centre')}
    </Button>
  )
}

/** Shows a layer's position on its piece, its rotation and its opacity. */
export function PlaceFields({ layer }: { layer: Layer }) {
  const { t } = useTranslation(['studio'])
  const edit = useEdit()
  const gesture = useGesture()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const piece = findPiece(garment, options, layer.piece)?.piece
  if (!piece) return null
  // A gesture in any field is one undo step.
  const change = (next: LayerChange): void => edit.change(layer.id, next, gesture())
  return (
    <Stack gap="xs">
      <PositionFields layer={layer} piece={piece} onChange={change} />
      {layer.kind === 'text' && <SizeFields layer={layer} />}
      <Group grow gap="xs" align="end">
        <NumberField
          label={t('studio:rotation')}
          suffix="°"
          value={layer.rotationDeg}
          disabled={layer.isLocked}
          onChange={degrees => change({ rotationDeg: tidyDegrees(degrees) })}
        />
        <CentreButton layer={layer} piece={piece} onChange={next => edit.change(layer.id, next)} />
      </Group>
      <SliderField
        label={t('studio:opacity')}
        shown={`${Math.round(layer.opacity * 100)} %`}
        min={0}
        max={100}
        step={5}
        value={layer.opacity * 100}
        onChange={percent => change({ opacity: percent / 100 })}
      />
    </Stack>
  )
}
