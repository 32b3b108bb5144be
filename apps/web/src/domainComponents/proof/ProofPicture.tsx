import type { Response_ } from '@kitwright/contract'
import { IconZoomIn } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Dialog } from '../../ui/index.ts'
import css from './Proof.module.css'

type Card = NonNullable<Response_<'GET /api/orders/{id}/proof'>['proof']>['cards'][number]
export type ProofView = Card['views'][number]
export type ProofBox = readonly [number, number, number, number]

const percent = (share: number): string => `${share * 100}%`

function Drawn({ view, boxes, alt, isLarge = false }: Omit<Props, 'caption'> & { readonly isLarge?: boolean }) {
  const { url, widthPx, heightPx } = view
  return (
    <span
      className={css.drawn}
      // The whole picture is visible at once.
      style={{
        aspectRatio: `${widthPx} / ${heightPx}`,
        ...(isLarge && { maxWidth: `${(74 * widthPx) / heightPx}dvh` }),
      }}
    >
      <img
        src={url}
        alt={alt}
        width={widthPx}
        height={heightPx}
        loading={isLarge ? 'eager' : 'lazy'}
        decoding="async"
      />
      {boxes?.map(([x0, y0, x1, y1]) => (
        <i
          key={`${x0} ${y0}`}
          style={{ left: percent(x0), top: percent(y0), width: percent(x1 - x0), height: percent(y1 - y0) }}
        />
      ))}
    </span>
  )
}

interface Props {
  readonly view: ProofView
  readonly alt: string
  /** Under it. */
  readonly caption: string
  /** Framed areas. */
  readonly boxes?: readonly ProofBox[]
}

/** One side of the printed garment; a press shows it full screen. */
export function ProofPicture({ view, alt, caption, boxes = [] }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const [isLarge, setLarge] = useState(false)
  return (
    <figure className={css.figure}>
      <button type="button" aria-label={t('order:proof_enlarge', { what: alt })} onClick={() => setLarge(true)}>
        <Drawn view={view} boxes={boxes} alt="" />
        <IconZoomIn size={18} aria-hidden />
      </button>
      <figcaption>{caption}</figcaption>
      {isLarge && (
        <Dialog title={alt} closeLabel={t('common:close')} size={900} onClose={() => setLarge(false)}>
          <div className={css.large}>
            <Drawn view={view} boxes={boxes} alt={alt} isLarge />
          </div>
        </Dialog>
      )}
    </figure>
  )
}
