import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { Card, StatusBadge } from '../../ui/index.ts'
import css from './Label.module.css'
import type { LabelTrace } from './labelTrace.ts'
import { usePieceName } from './usePieceName.ts'

interface Props {
  readonly alike: NonNullable<LabelTrace['alike']>
  readonly piece: NonNullable<LabelTrace['piece']>
}

const countedOf = ({ alike, piece }: Props): number =>
  alike.pieces.find(each => each.piece === piece.piece)?.counted ?? 0

/** One of several equal pieces that share a label: counts scanned pieces and offers the next. */
export function AlikePiece({ onCount, ...props }: Props & { readonly onCount: (isCounted: boolean) => void }) {
  const { t } = useTranslation(['pieces'])
  const pieceName = usePieceName()
  const { alike, piece } = props
  const counted = countedOf(props)
  return (
    <div className={css.piece}>
      <span>
        <b>
          {pieceName(piece.piece)} <span className="kw-num">{t('pieces:times', { count: alike.of })}</span>
        </b>
        <small>{t('pieces:piece_at', { at: piece.at, of: piece.of })}</small>
        <small>{t('pieces:alike', { of: alike.of, places: alike.places })}</small>
        <small role="status">{t('pieces:counted', { counted, of: alike.of })}</small>
      </span>
      <span className={css.acts}>
        {counted > 0 && (
          <Button variant="default" onClick={() => onCount(false)}>
            {t('pieces:take_one_back')}
          </Button>
        )}
        {counted < alike.of && <Button onClick={() => onCount(true)}>{t('pieces:count_next')}</Button>}
      </span>
    </div>
  )
}

/** Shows how many of each piece are counted in a bundle of equal garments. */
export function AlikeBundle({ alike, piece }: Props) {
  const { t } = useTranslation(['pieces'])
  const pieceName = usePieceName()
  const isComplete = alike.pieces.every(({ counted }) => counted === alike.of)
  return (
    <Card>
      <div className={css.label}>
        <div className={css.head}>
          <h3>{t('pieces:alike_bundle', { of: alike.of })}</h3>
          {isComplete && <StatusBadge severity="success" icon={IconChecks} label={t('pieces:is_complete')} />}
        </div>
        <ul className={css.bundle}>
          {alike.pieces.map(each => (
            <li key={each.piece} data-here={each.piece === piece.piece || undefined}>
              <p>
                {pieceName(each.piece)}
                <small className="kw-num">{t('pieces:counted', { counted: each.counted, of: alike.of })}</small>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
