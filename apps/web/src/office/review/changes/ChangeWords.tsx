import type { Garment } from '@kitwright/garment'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { usePieceName } from '../../../domainComponents/index.ts'
import { useLabels } from '../desk/useLabels.ts'
import css from './ChangeWords.module.css'
import type { RevisionChange } from './listChanges.ts'

/** Returns where a move leads, as "12 mm right, 4 mm up". */
function useMove(): (change: RevisionChange) => string {
  const { t } = useTranslation(['review'])
  return ({ was, is }) => {
    const [dx, dy] = [Number(was), Number(is)]
    const ways = [
      ...(dx === 0 ? [] : [t(dx > 0 ? 'review:way_right' : 'review:way_left', { mm: Math.abs(dx) })]),
      ...(dy === 0 ? [] : [t(dy > 0 ? 'review:way_down' : 'review:way_up', { mm: Math.abs(dy) })]),
    ]
    return ways.join(', ')
  }
}

const COLOUR = /^#[\da-f]{6,8}$/i

const Value = ({ value }: { value: string }) => (
  <>
    {value.split(' ').every(each => COLOUR.test(each)) &&
      value.split(' ').map(colour => <i key={colour} className={css.swatch} style={{ background: colour }} />)}
    {value}
  </>
)

function Words({ change, garment }: { change: RevisionChange; garment: Garment }) {
  const { t } = useTranslation(['review', 'club'])
  const { layerName, partName } = useLabels(garment)
  const pieceName = usePieceName()
  const move = useMove()
  const { kind, before, after, part, kit, was, is } = change
  const layer = after ?? before
  const what = layer ? layerName(layer) : part === null ? '' : partName(part)
  const named = kind === 'otherPiece' ? [pieceName(was), pieceName(is)] : [was, is]
  const hasValues = kind !== 'moved' && is !== ''
  return (
    <>
      <b>
        {what}
        {kit && ` · ${t(`club:${kit}`)}`}
      </b>
      <span>
        {kind === 'moved' ? move(change) : t(`review:change_${snakeCase(kind)}`)}
        {hasValues && (
          <>
            {': '}
            {named[0] !== '' && (
              <>
                <del>
                  <Value value={named[0]!} />
                </del>
                {' → '}
              </>
            )}
            <ins>
              <Value value={named[1]!} />
            </ins>
          </>
        )}
      </span>
    </>
  )
}

interface Props {
  readonly title: string
  readonly changes: readonly RevisionChange[]
  readonly garment: Garment
  readonly hint?: string
}

/** The differences between two revisions in plain words, numbered as the marks on the pieces. */
export function ChangeWords({ title, changes, garment, hint }: Props) {
  const { t } = useTranslation(['review'])
  return (
    <section className={css.words} aria-label={title}>
      <header>
        <b>{title}</b>
        {hint && <span>{hint}</span>}
      </header>
      {changes.length === 0 && <p>{t('review:no_changes')}</p>}
      <ol>
        {changes.map((change, at) => (
          <li key={`${change.kind} ${change.after?.id ?? change.before?.id ?? change.part ?? ''} ${change.kit ?? ''}`}>
            <span className={css.number} aria-hidden>
              {at + 1}
            </span>
            <Words {...{ change, garment }} />
          </li>
        ))}
      </ol>
    </section>
  )
}
