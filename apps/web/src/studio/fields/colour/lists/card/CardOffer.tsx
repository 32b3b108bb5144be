import type { CardColour } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../../../../texts/index.ts'
import colourList from '../ColourList.module.css'
import { calledOf } from './calledOf.ts'
import css from './CardList.module.css'

interface CardOfferProps {
  /** The reason why it is offered. */
  readonly title: string
  readonly colour: CardColour
  /** The difference from the chosen colour (CIEDE2000). */
  readonly deltaE: number
  readonly onTake: (colour: CardColour) => void
}

/** The difference below which nobody notices it, and the one below which only an attentive viewer does. */
const [SAME, NEAR] = [1, 3]

/** Shows a colour of the card and its difference from the chosen one; a press takes it. */
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
