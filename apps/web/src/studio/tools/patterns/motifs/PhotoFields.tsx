import { dpiOf, POOR_DPI, type PictureMotif } from '@kitwright/design'
import {
  coverGarment,
  patternedPart,
  selectedPatternIndex,
  unwrapPattern,
  type DocumentState,
  type DocumentVerbs,
  type DocumentWithSelection,
  type SelectionVerbs,
  type ViewState,
} from '@kitwright/editor'
import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useDrawing, useImageMime, usePartName, useStudioParts } from '../../../context/index.ts'
import css from './Own.module.css'

interface PhotoFieldsProps {
  readonly motif: PictureMotif
  readonly scale: number
  readonly opacity: number
}

/** Size and print resolution of a picture in its own colours. */
function Fineness({ motif, scale, opacity }: PhotoFieldsProps) {
  const { t } = useTranslation(['patterns'])
  const size = { widthMm: motif.widthMm * scale, heightMm: motif.heightMm * scale }
  const mime = useImageMime(motif.asset)
  const drawing = useDrawing(motif.asset)
  // A repeated drawing would have too many shapes, and a see-through one shows what lies under each of its shapes.
  const isImage = drawing !== null && (!drawing.isShapes || motif.rows !== 'once' || opacity < 1)
  const dpi = dpiOf({ asset: motif.asset, ...size })
  const told = { width: Math.round(size.widthMm), height: Math.round(size.heightMm), dpi }
  if (mime === null) return null
  if (mime === 'image/svg+xml')
    return (
      <Text size="xs" c="dimmed" role="status">
        {t(isImage ? 'patterns:drawing_size' : 'patterns:vector_size', told)}
      </Text>
    )
  return (
    <Text size="xs" c="dimmed" role="status">
      {t('patterns:photo_size', told)} {dpi < POOR_DPI && t('patterns:photo_poor')}
    </Text>
  )
}

/** Returns a function that reads the part and index of the pattern shown now. */
function usePlace() {
  const api = useStudioParts<DocumentWithSelection & ViewState>()
  return () => {
    const state = api.getState()
    const part = patternedPart(state)
    return part && { part, at: selectedPatternIndex(state, part) }
  }
}

/** Enlarges the picture until it leaves no piece that shows it partly bare. */
function CoverGarment() {
  const { t } = useTranslation(['patterns'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const placeNow = usePlace()
  const partName = usePartName()
  function cover(): void {
    const place = placeNow()
    const uncovered = place && coverGarment(api, place)
    if (uncovered === 'too-narrow') return toast('error', t('patterns:too_narrow'))
    if (!uncovered) return
    for (const reason of ['out', 'full'] as const) {
      const parts = uncovered.filter(each => each.reason === reason).map(({ part }) => partName(part))
      if (parts.length > 0) toast('info', t(`patterns:uncovered_${reason}`, { parts: parts.join(', ') }))
    }
  }
  return (
    <Button variant="default" size="sm" onClick={cover}>
      {t('patterns:cover_garment')}
    </Button>
  )
}

/** A button that turns the pattern back into a picture on one piece, whose pixels can be edited. */
function BackOnPiece() {
  const { t } = useTranslation(['patterns', 'studio'])
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs>()
  const placeNow = usePlace()
  function layBack(): void {
    const place = placeNow()
    if (place && unwrapPattern(api, place) === 'full') toast('error', t('studio:too_many_layers'))
  }
  return (
    <Button variant="default" size="sm" onClick={layBack}>
      {t('patterns:back_on_piece')}
    </Button>
  )
}

/** Shows the settings that only a picture in its own colours has, unlike redrawn ones. */
export function PhotoFields({ motif, scale, opacity }: PhotoFieldsProps) {
  return (
    <>
      <Fineness motif={motif} scale={scale} opacity={opacity} />
      {motif.rows === 'once' && (
        <Group gap="xs" grow className={css.touch} preventGrowOverflow={false}>
          {motif.isRound && <CoverGarment />}
          <BackOnPiece />
        </Group>
      )}
    </>
  )
}
