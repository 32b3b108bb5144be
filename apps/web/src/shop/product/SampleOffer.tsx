import { SAMPLE_KINDS } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame, Price } from '../../blocks/index.ts'
import { useAddSample } from '../../cart/index.ts'
import { useCall } from '../../session/index.ts'
import css from './SampleOffer.module.css'

/** The samples of a garment with their prices; nothing if the shop offers none. */
export function SampleOffer({ type }: { type: ProductType }) {
  const { t } = useTranslation(['sample', 'common'])
  const addSample = useAddSample()
  const { data } = useCall('GET /api/samples', {})
  const prices = data?.products[type]
  const offered = SAMPLE_KINDS.flatMap(kind => {
    const cents = prices?.[kind] ?? null
    return cents === null ? [] : [{ kind, cents }]
  })
  if (!data || offered.length === 0) return null
  return (
    <BlockFrame
      block={{ kind: 'steps', id: 'samples' }}
      title={t('sample:title')}
      lead={t('sample:lead', { count: data.months })}
    >
      <ul className="points">
        {offered.map(({ kind, cents }) => {
          const name = t(`sample:kind_${kind}`)
          return (
            <li key={kind} className={`point ${css.sample}`}>
              <h3 className="step__title">{name}</h3>
              <p className="step__text">
                <Price cents={cents} />
              </p>
              <p className="step__text">
                {t(`sample:about_${kind}`)} {kind === 'sewn' && t('sample:sewn_start')}
              </p>
              {kind !== 'sewn' && (
                <p className="actions">
                  <button
                    type="button"
                    className="button"
                    aria-label={t('sample:add_named', { name })}
                    onClick={() => void addSample({ kind, productType: type })}
                  >
                    {t('sample:add')}
                  </button>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
