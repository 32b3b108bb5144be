import { snakeCase } from '@kitwright/words'
import { Button, Checkbox, Switch } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Card, StatusBadge } from '../../ui/index.ts'
import { useMoments } from '../../session/index.ts'
import { DesignPicture } from '../design/DesignPicture.tsx'
import { HandoverBadge } from '../badges/HandoverBadge.tsx'
import { AlikeBundle, AlikePiece } from './AlikePieces.tsx'
import css from './Label.module.css'
import { isFirstOpening } from './isFirstOpening.ts'
import { NextLabel } from './NextLabel.tsx'
import type { LabelCode } from './readLabel.ts'
import { useWhose } from './RemakeItems.tsx'
import type { LabelTrace } from './labelTrace.ts'
import { useCountOnScan } from './useCountOnScan.ts'
import { usePieceName } from './usePieceName.ts'

interface Props {
  /** The scanned label. */
  readonly label: LabelCode
  /** Item that the label belongs to, once it is known. */
  readonly traced: LabelTrace | undefined
  /** Content shown until then, or if the item is unknown. */
  readonly instead: ReactNode
  /** Counts the item of a code as present, or undoes that. */
  readonly onCount: (sign: string, isCounted: boolean) => void
  readonly onOpen: (label: LabelCode) => void
  /** Additional actions of staff. */
  readonly children?: ReactNode
}

interface ShownProps extends Pick<Props, 'onCount' | 'children'> {
  readonly traced: LabelTrace
  readonly sign: string
  readonly isOnScan: boolean
}

const isCountable = ({ piece, order }: LabelTrace): boolean => piece !== null && !order.isOutdated

function Whose({ traced: { bundle, pictureUrl } }: { traced: LabelTrace }) {
  const { t } = useTranslation(['common'])
  const whose = useWhose()
  return (
    <div className={css.whose}>
      <span className={css.picture}>
        <DesignPicture type={bundle.productType} name={bundle.design} pictureUrl={pictureUrl} />
      </span>
      <div>
        <h2>{whose(bundle)}</h2>
        <p>
          {bundle.design} · {t(`common:type_${bundle.productType}`)}
        </p>
      </div>
    </div>
  )
}

function Remakes({ remakes }: Pick<LabelTrace, 'remakes'>) {
  const { t } = useTranslation(['pieces'])
  if (remakes.length === 0) return null
  return (
    <ul className={css.remakes} aria-label={t('pieces:remakes')}>
      {remakes.map(({ id, place, reason, note }) => (
        <li key={id}>
          <b>{t('pieces:mark', { place })}</b> · {t(`pieces:reason_${snakeCase(reason)}` as 'pieces:reason_lost')}
          {note && ` · ${note}`}
        </li>
      ))}
    </ul>
  )
}

function Bundle({ traced: { bundle, piece }, sign, onCount }: Omit<ShownProps, 'isOnScan' | 'children'>) {
  const { t } = useTranslation(['pieces'])
  const pieceName = usePieceName()
  const moment = useMoments()
  const counted = bundle.pieces.filter(each => each.countedAt !== null).length
  const isComplete = counted === bundle.pieces.length
  return (
    <>
      <div className={css.head}>
        <h3>{t('pieces:bundle')}</h3>
        {isComplete ? (
          <StatusBadge severity="success" icon={IconChecks} label={t('pieces:is_complete')} />
        ) : (
          <span>{t('pieces:counted', { counted, of: bundle.pieces.length })}</span>
        )}
      </div>
      <ul className={css.bundle}>
        {bundle.pieces.map(each => (
          <li key={each.sign} data-here={each.sign === piece?.sign || undefined}>
            <label>
              <Checkbox
                checked={each.countedAt !== null}
                onChange={event => onCount(each.sign, event.currentTarget.checked)}
              />
              {pieceName(each.piece)}
              <small>{moment(each.countedAt)}</small>
            </label>
          </li>
        ))}
      </ul>
      {piece === null && !isComplete && (
        <Button fullWidth onClick={() => onCount(sign, true)}>
          {t('pieces:count_all')}
        </Button>
      )}
    </>
  )
}

/** Shows the owner of a piece, its order, and which pieces of its garment are counted already. */
function Shown({ traced, sign, isOnScan, onCount, children }: ShownProps) {
  const { t } = useTranslation(['pieces'])
  const pieceName = usePieceName()
  const { order, piece, bundle, alike } = traced
  const moment = useMoments()
  const countedAt = bundle.pieces.find(each => each.sign === piece?.sign)?.countedAt ?? null
  const isCounted = countedAt !== null
  const entry = useLocation({ select: ({ state, href }) => state.__TSR_key ?? href })
  useEffect(() => {
    // This includes an item that was already counted when last viewed: the count may have been undone elsewhere.
    if (isFirstOpening(entry) && isOnScan && isCountable(traced)) onCount(sign, true)
    // Once for each label that is opened.
    // oxlint-disable-next-line react/exhaustive-deps -- taking it back must not count it again
  }, [])
  return (
    <>
      {order.isOutdated && (
        <p className={`kw-notice ${css.warning}`} role="alert">
          {t('pieces:outdated')}
        </p>
      )}
      <Card
        title={t('pieces:order', { number: order.number })}
        actions={order.state && <HandoverBadge state={order.state} />}
      >
        <div className={css.label}>
          <Whose traced={traced} />
          {piece && alike && <AlikePiece alike={alike} piece={piece} onCount={isOneMore => onCount(sign, isOneMore)} />}
          {piece && !alike && (
            <div className={css.piece}>
              <span>
                <b>{pieceName(piece.piece)}</b>
                <small>{t('pieces:piece_at', { at: piece.at, of: piece.of })}</small>
                <small role="status">{isCounted && t('pieces:counted_at', { at: moment(countedAt) })}</small>
              </span>
              <Button variant={isCounted ? 'default' : 'filled'} onClick={() => onCount(sign, !isCounted)}>
                {t(isCounted ? 'pieces:take_back' : 'pieces:count')}
              </Button>
            </div>
          )}
          {!piece && <b>{t('pieces:all_of')}</b>}
          <Remakes remakes={traced.remakes} />
          {children}
        </div>
      </Card>
      {piece && alike ? (
        <AlikeBundle alike={alike} piece={piece} />
      ) : (
        <Card>
          <div className={css.label}>
            <Bundle traced={traced} sign={sign} onCount={onCount} />
          </div>
        </Card>
      )}
    </>
  )
}

/**
 * A scanned label and the field for the next one. The field stays mounted, because a hand scanner types one code after
 * the other.
 */
export function LabelView({ label, traced, instead, onCount, onOpen, children }: Props) {
  const { t } = useTranslation(['pieces'])
  const [isOnScan, setIsOnScan] = useCountOnScan()
  const { number, sign } = label
  const open = (next: LabelCode): void => {
    // Scanning the same label once more counts as well.
    const isSame = next.number === number && next.sign === sign
    if (isSame && traced && isOnScan && isCountable(traced)) onCount(sign, true)
    onOpen(next)
  }
  return (
    <div className={css.label}>
      {traced ? (
        <Shown key={`${number}/${sign}`} traced={traced} sign={sign} isOnScan={isOnScan} onCount={onCount}>
          {children}
        </Shown>
      ) : (
        instead
      )}
      <Card>
        <div className={css.label}>
          <NextLabel order={number} onOpen={open} />
          <Switch
            label={t('pieces:count_on_scan')}
            checked={isOnScan}
            onChange={event => setIsOnScan(event.currentTarget.checked)}
          />
        </div>
      </Card>
    </div>
  )
}
