import type { CardColour } from '@kitwright/contract'
import { nearestColour } from '@kitwright/measure'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { useCall } from '../../../../../session/index.ts'
import { calledOf } from './calledOf.ts'
import css from './CardList.module.css'
import { CardOffer } from './CardOffer.tsx'
import { findByCode } from './findByCode.ts'

const NO_CARD: readonly CardColour[] = []

interface CodeMatchProps {
  readonly code: string
  /** The colour to which the code belongs. */
  readonly hex: string
  readonly onTake: (colour: CardColour) => void
}

/**
 * Shows the match for a code on the shop's card: this colour, another one to take, or none, in which case the code is
 * only a label.
 */
export function CodeMatch({ code, hex, onTake }: CodeMatchProps) {
  const { t } = useTranslation(['card'])
  const { data, isError } = useCall('GET /api/colourcard', {})
  const card = data?.colours ?? NO_CARD
  const match = useMemo(() => findByCode(card, code), [card, code])
  if (!data) return <p className={css.note}>{isError && t('card:code_unread')}</p>
  if (!match) return <p className={css.note}>{t('card:code_label')}</p>
  if (match.hex === hex) return <p className={css.note}>{t('card:on_card', { name: calledOf(match) })}</p>
  // The list is never empty.
  const { deltaE } = nearestColour([match], hex)!
  return <CardOffer title={t('card:code_other')} colour={match} deltaE={deltaE} onTake={onTake} />
}
