import type { Response_ } from '@kitwright/contract'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePieceName, useWhose } from '../../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../../session/index.ts'
import { Dialog } from '../../../ui/index.ts'
import css from './MarkerDialog.module.css'

const LAYOUT = 'GET /api/office/packs/{id}/markers/{at}'
type Layout = Response_<typeof LAYOUT>
type Piece = Layout['pieces'][number]

/** Multiples of the dialog's width. `whole` fits the roll to the frame's height. */
const ZOOMS = ['whole', '1', '2', '4'] as const
/** The golden angle in degrees, which gives neighbours in an order distant hues. */
const HUE_STEP = 137.5

const keyOf = ({ line, garment }: Piece): string => `${line}.${garment}`

interface RollProps {
  readonly layout: Layout
  readonly shown: Piece | null
  readonly onShow: (piece: Piece) => void
}

/** The roll with each garment in its own colour. The others fade while one is highlighted. */
function Roll({ layout: { widthMm, lengthMm, pieces }, shown, onShow }: RollProps) {
  const { t } = useTranslation(['production'])
  const whose = useWhose()
  const pieceName = usePieceName()
  const garments = [...new Set(pieces.map(keyOf))]
  return (
    // A group instead of an image: each piece has its own label.
    <svg viewBox={`0 0 ${widthMm} ${lengthMm}`} className={css.roll} role="group" aria-label={t('production:marker')}>
      {pieces.map(piece => (
        <polygon
          key={piece.code}
          tabIndex={0}
          role="img"
          aria-label={`${whose(piece)}, ${pieceName(piece.piece)}`}
          points={piece.outline.map(point => point.join(',')).join(' ')}
          style={{ '--hue': `${Math.round(garments.indexOf(keyOf(piece)) * HUE_STEP) % 360}` } as never}
          data-here={piece.code === shown?.code || undefined}
          data-away={(shown !== null && keyOf(piece) !== keyOf(shown)) || undefined}
          onPointerEnter={() => onShow(piece)}
          onPointerDown={() => onShow(piece)}
          onFocus={() => onShow(piece)}
        />
      ))}
    </svg>
  )
}

function Shown({ layout }: { layout: Layout }) {
  const { t } = useTranslation(['production', 'pieces'])
  const pieceName = usePieceName()
  const whose = useWhose()
  const [shown, setShown] = useState<Piece | null>(null)
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>('1')
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Keeps the inspected piece in view.
    frame.current?.querySelector('[data-here]')?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [zoom])
  return (
    <>
      <div className={css.bar}>
        <p aria-live="polite">
          {shown ? (
            <>
              <b>{whose(shown)}</b> · {pieceName(shown.piece)}
              <small>{shown.code}</small>
            </>
          ) : (
            t('production:marker_hint')
          )}
        </p>
        <SegmentedControl
          aria-label={t('production:marker_zoom')}
          data={ZOOMS.map(value => ({ value, label: value === 'whole' ? t('production:marker_whole') : `${value} ×` }))}
          value={zoom}
          onChange={value => setZoom(ZOOMS.find(each => each === value) ?? '1')}
        />
      </div>
      <div ref={frame} className={css.frame}>
        <div
          data-whole={zoom === 'whole' || undefined}
          style={zoom === 'whole' ? {} : { width: `${Number(zoom) * 100}%` }}
        >
          <Roll layout={layout} shown={shown} onShow={setShown} />
        </div>
      </div>
    </>
  )
}

interface Props {
  readonly packId: string
  readonly at: number
  /** Part of the fabric roll that is shown. */
  readonly part: string
  readonly onClose: () => void
}

/** A part of a supplier's roll as it will be printed: the position of each piece and its garment. */
export function MarkerDialog({ packId, at, part, onClose }: Props) {
  const { t } = useTranslation(['production', 'pieces'])
  const { data, error, refetch } = useCall(LAYOUT, { params: { id: packId, at } })
  return (
    <Dialog onClose={onClose} size={900} title={`${t('production:marker')} · ${part}`} closeLabel={t('pieces:close')}>
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={8} />}
      {data && <Shown layout={data} />}
    </Dialog>
  )
}
