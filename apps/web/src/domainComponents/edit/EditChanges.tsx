import type { OrderEdit } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import { useFabricName } from '../product/useFabricName.ts'
import css from './EditChanges.module.css'

type PieceChange = OrderEdit['pieces'][number]
type Piece = NonNullable<PieceChange['before']>
type Kind = 'added' | 'removed' | 'changed'

const kindOf = ({ before, after }: { readonly before: unknown; readonly after: unknown }): Kind => {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

const playerOf = ({ number, printName, playerName }: Piece): string =>
  [number, printName || playerName].filter(each => each !== null && each !== '').join(' ')

/** Tells in which fields a piece differs. */
function useDifferences(): (before: Piece, after: Piece) => string[] {
  const { t } = useTranslation(['edit', 'common', 'club'])
  const fabricName = useFabricName()
  return (before, after) => {
    const differs = (of: (piece: Piece) => string): string[] =>
      of(before) === of(after) ? [] : [`${of(before) || '–'} → ${of(after) || '–'}`]
    return [
      ...(before.qty === after.qty ? [] : [t('edit:pieces', { was: before.qty, is: after.qty })]),
      ...differs(piece => sizeLabel(piece.size)),
      ...differs(playerOf),
      ...differs(piece => t(`common:sleeve_${piece.sleeve}`)),
      ...differs(piece => fabricName(piece.fabric)),
      ...differs(piece => (piece.version === 'goalkeeper' ? t('common:goalkeeper') : '')),
      ...differs(piece => (piece.kit === null ? '' : t(`club:${piece.kit}`))),
      ...(before.unitCents === after.unitCents
        ? []
        : [t('edit:each', { was: formatCents(before.unitCents), is: formatCents(after.unitCents) })]),
    ]
  }
}

interface RowProps {
  readonly kind: Kind
  readonly name: string
  readonly facts: readonly string[]
  readonly wasCents: number | null
  readonly isCents: number | null
}

function Row({ kind, name, facts, wasCents, isCents }: RowProps) {
  const { t } = useTranslation(['edit'])
  return (
    <li data-kind={kind}>
      <span className={css.mark} aria-hidden>
        {kind === 'added' ? '+' : kind === 'removed' ? '−' : '→'}
      </span>
      <span className={css.what}>
        <span className="kw-hidden">{t(`edit:${kind}`)}: </span>
        <b>{name}</b> <small>{facts.join(' · ')}</small>
      </span>
      <span className={css.cents}>
        {wasCents !== null && <s>{formatCents(wasCents)}</s>} {isCents !== null && formatCents(isCents)}
      </span>
    </li>
  )
}

function PieceRow({ change: { before, after } }: { readonly change: PieceChange }) {
  const { t } = useTranslation(['edit'])
  const differences = useDifferences()
  const piece = (after ?? before)!
  const facts = [sizeLabel(piece.size), playerOf(piece)].filter(fact => fact !== '')
  const told = before && after ? differences(before, after) : [t('edit:count', { count: piece.qty })]
  return (
    <Row
      kind={kindOf({ before, after })}
      name={piece.designName}
      facts={
        before && after
          ? [sizeLabel(before.size), playerOf(before), ...told].filter(fact => fact !== '')
          : [...told, ...facts]
      }
      wasCents={before && before.totalCents}
      isCents={after && after.totalCents}
    />
  )
}

/** The changes of an edit: each line before and after, with its price. */
export function EditChanges({ pieces, extras }: Pick<OrderEdit, 'pieces' | 'extras'>) {
  const { t } = useTranslation(['edit'])
  if (pieces.length + extras.length === 0) return <p className={css.nothing}>{t('edit:nothing')}</p>
  return (
    <ul className={css.changes}>
      {pieces.map(change => (
        <PieceRow key={change.lineId} change={change} />
      ))}
      {extras.map(({ before, after }, i) => {
        const { text, qty } = (after ?? before)!
        const facts = qty === 1 ? [] : [`× ${qty}`]
        const key = `${i} ${text}`
        const cents = { wasCents: before && before.cents, isCents: after && after.cents }
        return <Row key={key} kind={kindOf({ before, after })} name={text} facts={facts} {...cents} />
      })}
    </ul>
  )
}
