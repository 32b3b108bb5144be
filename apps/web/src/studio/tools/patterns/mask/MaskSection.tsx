import { LIMITS, partStyleOf, type PatternMask } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { documentOf, type DocumentState, type DocumentVerbs, type SelectionVerbs } from '@kitwright/editor'
import { maskedPieces, mirrorMask, showMask, unmaskPiece } from '@kitwright/editor/mask'
import { ActionIcon, Button, Input, SegmentedControl, Stack } from '@mantine/core'
import { IconFlipHorizontal, IconPencil, IconScribble, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { pieceKey, useStudio, useStudioParts, type WindowVerbs } from '../../../context/index.ts'
import css from './Mask.module.css'
import { putPenAway, usePen } from './maskPen.ts'
import { startMaskPen } from './startMaskPen.ts'

const SHOWS = ['inside', 'outside'] as const

/** Shows the mask drawn on one piece, with actions to redraw it, copy it to the other side or remove it. */
function PieceRow({ part, piece }: { part: PartId; piece: string }) {
  const { t } = useTranslation(['mask', 'arrange'])
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs & WindowVerbs>()
  const name = t(pieceKey(piece))
  const pen = usePen()
  const mirror = (): void => {
    if (!mirrorMask(api, part, piece)) toast('info', t('mask:no_room', { count: LIMITS.maskOutlines }))
  }
  const actions = [
    { label: t('mask:redraw', { piece: name }), Icon: IconPencil, act: () => draw() },
    { label: t('mask:mirror', { piece: name }), Icon: IconFlipHorizontal, act: mirror },
    {
      label: t('mask:remove', { piece: name }),
      Icon: IconTrash,
      act: () => unmaskPiece(api, part, piece),
    },
  ]
  function draw(): void {
    startMaskPen(api, { part, anew: piece })
  }
  return (
    <div className={css.row} data-masked={piece}>
      <span className={css.name}>{name}</span>
      {actions.map(({ label, Icon, act }) => (
        <ActionIcon
          key={label}
          variant={Icon === IconPencil && pen.anew === piece ? 'light' : 'subtle'}
          color="gray"
          size={36}
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}

interface MaskSectionProps {
  /** The parts whose patterns are shown. */
  readonly parts: readonly PartId[]
}

/** Edits where on the cloth patterns are visible: inside closed lines drawn on it, or everywhere outside them. */
export function MaskSection({ parts }: MaskSectionProps) {
  const { t } = useTranslation(['mask'])
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs & WindowVerbs>()
  const document = useStudio(documentOf)
  const isDrawing = usePen(state => state.drawing !== null)
  const masked = maskedPieces(document, parts)
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!usePen.getState().isBack) return
    usePen.setState({ isBack: false })
    section.current?.scrollIntoView({ block: 'center' })
  }, [])
  const shows = masked[0] && partStyleOf(document, masked[0].part).mask!.shows
  return (
    <Stack ref={section} gap="xs" className={css.touch} role="group" aria-label={t('mask:title')}>
      <div>
        <Input.Label component="div">{t('mask:title')}</Input.Label>
        {!shows && <Input.Description>{t('mask:about')}</Input.Description>}
      </div>
      {shows && (
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={t('mask:shows')}
          data={SHOWS.map(value => ({ value, label: t(`mask:${value}`) }))}
          value={shows}
          onChange={(next: PatternMask['shows']) => showMask(api, parts, next)}
        />
      )}
      <div className={css.rows}>
        {masked.map(each => (
          <PieceRow key={`${each.part}/${each.piece}`} {...each} />
        ))}
      </div>
      <Button
        variant={isDrawing ? 'light' : 'default'}
        size="sm"
        aria-pressed={isDrawing}
        leftSection={<IconScribble size={18} aria-hidden />}
        onClick={() => (isDrawing ? putPenAway() : startMaskPen(api, { part: masked[0]?.part ?? parts[0]! }))}
      >
        {t(shows ? 'mask:draw_more' : 'mask:draw')}
      </Button>
    </Stack>
  )
}
