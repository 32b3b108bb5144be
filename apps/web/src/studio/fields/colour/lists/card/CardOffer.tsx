import type { CardColour } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import colourList from '../ColourList.module.css'
import { calledOf } from './calledOf.ts'
import css from './CardList.module.css'

interface CardOfferProps {
  /** Why it is offered. */
  readonly title: string
  readonly colour: CardColour
  /** How far it is from the chosen colour (CIEDE2000). */
  readonly deltaE: number
  readonly onTake: (colour: CardColour) => void
}

/** Below the one nobody sees a difference, below the other only who looks for it. */
const [SAME, NEAR] = [1, 3]

/** A colour of the card, how it differs from the chosen one, and a press that takes it. */
export function CardOffer({ title, colour, deltaE, onTake }: CardOfferProps) {
  const { t } = useTranslation(['card'])
  const name = calledOf(colour)
  const how = t(deltaE < SAME ? 'card:same' : deltaE < NEAR ? 'card:near' : 'card:far')
  return (
    <div className={css.nearest}>
      <span className={colourList.dot} style={{ background: colour.hex }} />
      <p className={css.near}>
        <small>{title}</small>
        <b>{name}</b>
        <small>{t('card:distance', { how, distance: deltaE.toFixed(1) })}</small>
      </p>
      <Button
        variant="default"
        size="compact-sm"
        className={css.take}
        aria-label={t('card:take_named', { name })}
        onClick={() => onTake(colour)}
      >
        {t('card:take')}
      </Button>
    </div>
  )
}
