import type { ProductDetails } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame, Price } from '../../blocks/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'

/** The days of an order that is placed today, and what each way of delivery costs. */
export function DeliverySteps({ delivery }: { delivery: NonNullable<ProductDetails['delivery']> }) {
  const { t } = useTranslation(['product'])
  const language = usePreferences(state => state.language)
  const showDay = useDays()
  const { pieces, placedOn, approvedOn, madeOn, methods } = delivery
  const steps = [
    { name: t('product:step_ordered'), on: placedOn },
    { name: t('product:step_approved'), on: approvedOn },
    { name: t('product:step_made'), on: madeOn },
  ]
  return (
    <BlockFrame
      block={{ kind: 'steps', id: 'delivery' }}
      modifier="delivery"
      title={t('product:delivery_title')}
      lead={t('product:delivery_lead', { count: pieces })}
    >
      <ol className="steps">
        {steps.map(({ name, on }) => (
          <li key={name} className="step">
            <h3 className="step__title">{name}</h3>
            <p className="step__text">
              <time dateTime={on}>{showDay(on)}</time>
            </p>
          </li>
        ))}
        <li className="step">
          <h3 className="step__title">{t('product:step_arrives')}</h3>
          {methods.map(({ method, cents, note, arrivesOn }) => (
            <p key={method} className="step__text">
              <time dateTime={arrivesOn}>{showDay(arrivesOn)}</time>, {t(`product:by_${method}`)},{' '}
              {cents > 0 ? <Price cents={cents} /> : t('product:delivery_free')}
              {note[language] && `. ${note[language]}`}
            </p>
          ))}
        </li>
      </ol>
    </BlockFrame>
  )
}
