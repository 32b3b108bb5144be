import type { TextKey } from '@kitwright/words'
import { LIMITS, resolutionOf, sharpWidthMm, type ImageLayer, type Resolution } from '@kitwright/design'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { IconPhotoEdit } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { CrestButton } from '../crest/CrestButton.tsx'
import { GoRoundButton } from './GoRoundButton.tsx'
import { useIsCrest } from '../crest/useIsCrest.ts'
import { SizeFields } from './SizeFields.tsx'
import { SymbolColour } from './SymbolColour.tsx'
import { type Drawing, useDrawing, useEdit, useGesture, useImageMime } from '../../../context/index.ts'
import { ResolutionBadge } from './ResolutionBadge.tsx'
import { lazy } from '../../../../ui/index.ts'

const ImageEditorDialog = lazy(async () => ({
  default: (await import('../editor/ImageEditorDialog.tsx')).ImageEditorDialog,
}))

const NOTES: Record<Resolution['kind'], TextKey<'images'>> = {
  vector: 'vector_note',
  good: 'good_note',
  fair: 'fair_note',
  poor: 'poor_note',
}
/** Returns the note for a drawing with text elements or one that prints as an image, as below full opacity; else null. */
const drawingNote = ({ hasLetters, isShapes }: Drawing, { opacity }: ImageLayer): TextKey<'images'> | null => {
  if (hasLetters) return 'letters_note'
  return isShapes && opacity === 1 ? null : 'drawing_image_note'
}
const tenth = (mm: number): number => Math.round(mm * 10) / 10

function Sharpness({ layer, onWidth }: { layer: ImageLayer; onWidth: (mm: number) => void }) {
  const { t } = useTranslation(['images'])
  const mime = useImageMime(layer.asset)
  const drawing = useDrawing(layer.asset)
  if (mime === null) return null
  const { kind } = resolutionOf(layer, mime)
  const note = (drawing && drawingNote(drawing, layer)) ?? NOTES[kind]
  const { asset, widthMm, heightMm } = layer
  const sharpMm = sharpWidthMm(layer)
  return (
    <Stack gap={4} role="status">
      <ResolutionBadge layer={layer} />
      {kind !== 'vector' && (
        <Text size="xs" c="dimmed">
          {t('images:pixels', {
            width: asset.widthPx,
            height: asset.heightPx,
            widthMm: Math.round(widthMm),
            heightMm: Math.round(heightMm),
          })}
        </Text>
      )}
      <Text size="xs">{t(`images:${note}`)}</Text>
      {kind === 'poor' && sharpMm >= LIMITS.smallestMm && !layer.isLocked && (
        <Button variant="default" size="xs" onClick={() => onWidth(sharpMm)}>
          {t('images:make_sharp', { width: sharpMm })}
        </Button>
      )}
    </Stack>
  )
}

/** Size of a picture, its print resolution and a button to its editor. */
export function PictureFields({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation(['images'])
  const edit = useEdit()
  const gesture = useGesture()
  const [isEditing, setEditing] = useState(false)
  const isVector = useImageMime(layer.asset) === 'image/svg+xml'
  const isCrest = useIsCrest(layer.asset, isVector)
  const scaleBy = (factor: number): void => {
    const by = Math.min(factor, LIMITS.sizeMm / Math.max(layer.widthMm, layer.heightMm))
    edit.change(layer.id, { widthMm: tenth(layer.widthMm * by), heightMm: tenth(layer.heightMm * by) }, gesture())
  }
  return (
    <Stack gap="xs">
      <SizeFields layer={layer} />
      <Sharpness layer={layer} onWidth={mm => scaleBy(mm / layer.widthMm)} />
      <Checkbox
        label={t('images:mirror')}
        checked={layer.isMirrored}
        disabled={layer.isLocked}
        onChange={event => edit.change(layer.id, { isMirrored: event.currentTarget.checked })}
      />
      {isVector && !isCrest && <SymbolColour key={layer.id} layer={layer} />}
      {isCrest && <CrestButton layer={layer} />}
      <Button
        variant="default"
        leftSection={<IconPhotoEdit size={18} aria-hidden />}
        disabled={layer.isLocked}
        onClick={() => setEditing(true)}
      >
        {t('images:edit')}
      </Button>
      <GoRoundButton layer={layer} />
      {isEditing && (
        <Suspense fallback={null}>
          <ImageEditorDialog layer={layer} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
