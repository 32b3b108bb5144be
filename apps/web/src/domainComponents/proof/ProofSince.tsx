import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import css from './Proof.module.css'
import { ProofPicture } from './ProofPicture.tsx'
import { useProofWords } from './useProofWords.ts'

export type ProofSinceFacts = NonNullable<NonNullable<Response_<'GET /api/orders/{id}/proof'>['proof']>['since']>
type Item = ProofSinceFacts['items'][number]

/** One side before and after, with frames around the differences. */
function Sides({ item, who }: { item: Item; who: string }) {
  const { t } = useTranslation(['order'])
  if (item.pictures.length === 0) return null
  return (
    <div className={css.pairs}>
      {item.pictures.map(({ side, before, after, boxes }) => (
        <div key={side} className={css.pair}>
          {([before, after] as const).map((view, i) => {
            const caption = `${t(`order:proof_${side}`)} · ${t(i === 0 ? 'order:proof_before' : 'order:proof_after')}`
            const alt = t('order:proof_picture_of', { who, side: caption })
            return view && <ProofPicture key={view.url} view={view} boxes={boxes} alt={alt} caption={caption} />
          })}
        </div>
      ))}
    </div>
  )
}

/** Groups lines with the same changes: a changed design is listed once, not for each player. */
function together(items: readonly Item[]): Item[][] {
  const groups = Map.groupBy(items, ({ design, kind, changes }) => JSON.stringify([design, kind, changes]))
  return [...groups.values()]
}

function Group({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation(['order'])
  const { tell } = useProofWords()
  const [first, ...others] = items as [Item, ...Item[]]
  const whoOf = ({ playerName, design }: Item): string => playerName || design
  const shown = others.filter(({ pictures }) => pictures.length > 0)
  return (
    <li>
      <b>{items.map(whoOf).join(', ')}</b>
      {first.kind === 'changed' ? (
        <ul>
          {first.changes.map(change => (
            <li key={change.what}>{tell(change)}</li>
          ))}
        </ul>
      ) : (
        <p>{t(`order:proof_${first.kind}`)}</p>
      )}
      <Sides item={first} who={whoOf(first)} />
      {shown.length > 0 && (
        <details>
          <summary>{t('order:proof_likewise', { count: shown.length })}</summary>
          {shown.map(item => (
            <Sides key={item.lineId} item={item} who={whoOf(item)} />
          ))}
        </details>
      )}
    </li>
  )
}

/** Shows what differs from the accepted proof: in words, and as marked pictures. */
export function ProofSince({ items }: Pick<ProofSinceFacts, 'items'>) {
  return (
    <ul className={css.since}>
      {together(items).map(group => (
        <Group key={group[0]!.lineId} items={group} />
      ))}
    </ul>
  )
}
