import type { ProductDetails } from '@kitwright/contract'
import { type FabricFacts, TREATMENTS } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame } from '../../blocks/index.ts'
import { InkCard } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { CareSymbol } from './CareSymbol.tsx'
import css from './ClothFacts.module.css'

function Care({ care }: Pick<FabricFacts, 'care'>) {
  const { t } = useTranslation(['cloth'])
  const stated = TREATMENTS.flatMap(treatment => {
    const symbol = care[treatment]
    return symbol === null ? [] : [{ treatment, symbol, text: t(`cloth:care_${treatment}_${symbol}` as 'cloth:care') }]
  })
  if (stated.length === 0)
    return (
      <p className="step__text">
        {t('cloth:care')}: {t('cloth:not_stated')}
      </p>
    )
  return (
    <ul className={css.care} aria-label={t('cloth:care')}>
      {stated.map(({ treatment, symbol, text }) => (
        <li key={treatment} className="step__text">
          <CareSymbol treatment={treatment} symbol={symbol} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Weight, composition and care of each fabric. What the shop has not stated is said so. */
export function ClothFacts({ fabrics }: Pick<ProductDetails, 'fabrics'>) {
  const { t } = useTranslation(['cloth'])
  const language = usePreferences(state => state.language)
  if (fabrics.length === 0) return null
  return (
    <BlockFrame block={{ kind: 'steps', id: 'care' }} title={t('cloth:title')} lead={t('cloth:lead')}>
      <ul className="points">
        {fabrics.map(({ id, name, facts: { weightGsm, composition, care }, inks }) => {
          const shares = composition.map(({ fibre, percent }) =>
            t('cloth:share', { percent, fibre: t(`cloth:fibre_${fibre}`) }),
          )
          return (
            <li key={id} className={`point ${css.fabric}`}>
              <h3 className="step__title">{name[language]}</h3>
              <p className="step__text">
                {t('cloth:weight')}:{' '}
                {weightGsm === null ? t('cloth:not_stated') : t('cloth:weight_value', { grams: weightGsm })}
              </p>
              <p className="step__text">
                {t('cloth:composition')}: {shares.join(', ') || t('cloth:not_stated')}
              </p>
              <Care care={care} />
              <InkCard inks={inks} />
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
