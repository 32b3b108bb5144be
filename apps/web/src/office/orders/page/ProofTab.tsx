import { useTranslation } from '../../../texts/index.ts'
import { ProofPicture, useProofWords } from '../../../domainComponents/index.ts'
import type { Proof } from '../../production/proof/useProof.ts'
import css from './Kit.module.css'

/** The number of garments shown; a proof may have hundreds. */
const SHOWN = 6

/** The flat printed garments of a proof. */
export function ProofTab({ proof: { cards } }: { proof: Proof }) {
  const { t } = useTranslation(['desk', 'order'])
  const { whoOf } = useProofWords()
  return (
    <div className={css.proof}>
      {cards.slice(0, SHOWN).flatMap(card =>
        card.views.map(view => {
          const [who, side] = [whoOf(card), t(`order:proof_${view.side}`)]
          return (
            <ProofPicture
              key={`${card.lineId} ${view.side}`}
              view={view}
              alt={t('order:proof_picture_of', { who, side })}
              caption={`${who} · ${side}`}
            />
          )
        }),
      )}
      {cards.length > SHOWN && <p>{t('desk:proof_more', { count: cards.length - SHOWN })}</p>}
    </div>
  )
}
