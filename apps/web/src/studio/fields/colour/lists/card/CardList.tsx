import type { CardColour } from '@kitwright/contract'
import { foldText, foldWords, nearestColour } from '@kitwright/measure'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { useCall } from '../../../../../session/index.ts'
import { SearchField } from '../../../../../ui/index.ts'
import colourList from '../ColourList.module.css'
import { calledOf } from './calledOf.ts'
import css from './CardList.module.css'
import { CardOffer } from './CardOffer.tsx'

interface CardListProps {
  /** The currently chosen colour. */
  readonly hex: string
  readonly onTake: (hex: string) => void
}

/** Card size up to which no search is needed. */
const FEW = 12

/** Shows the card colour nearest to the chosen colour, which one press selects. */
function Nearest({ card, hex, onTake }: CardListProps & { readonly card: readonly CardColour[] }) {
  const { t } = useTranslation(['card'])
  const found = useMemo(() => nearestColour(card, hex), [card, hex])
  if (!found) return null
  const { colour, deltaE } = found
  if (colour.hex === hex) return <p className={css.note}>{t('card:on_card', { name: calledOf(colour) })}</p>
  return <CardOffer title={t('card:nearest')} colour={colour} deltaE={deltaE} onTake={taken => onTake(taken.hex)} />
}

/** The shop's threads and inks in the picker: the nearest one, and all of them by code or name. */
export function CardList({ hex, onTake }: CardListProps) {
  const { t } = useTranslation(['card'])
  const id = useId()
  const [search, setSearch] = useState('')
  const { data } = useCall('GET /api/colourcard', {})
  if (!data || data.colours.length === 0) return null
  const words = foldWords(search)
  const shown = data.colours.filter(colour => words.every(word => foldText(calledOf(colour)).includes(word)))
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={colourList.title}>
        {t('card:shop_card')}
      </h3>
      {/* What shines through does so over the cloth: the card knows the ink alone. */}
      <Nearest card={data.colours} hex={hex.slice(0, 7)} onTake={onTake} />
      {data.colours.length > FEW && (
        <SearchField
          size="xs"
          aria-label={t('card:search')}
          placeholder={t('card:search')}
          applied={search}
          onSearch={setSearch}
        />
      )}
      {shown.length === 0 && <p className={css.note}>{t('card:none_found')}</p>}
      <div className={`${colourList.list} ${css.list}`}>
        {shown.map(colour => (
          <button
            key={colour.code}
            type="button"
            data-coded
            className={colourList.colour}
            aria-pressed={colour.hex === hex}
            title={calledOf(colour)}
            onClick={() => onTake(colour.hex)}
          >
            <span className={colourList.dot} style={{ background: colour.hex }} />
            {calledOf(colour)}
          </button>
        ))}
      </div>
    </div>
  )
}
