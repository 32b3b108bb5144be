import { type Order, parseMapPoint } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import css from './Delivery.module.css'
import { useDays } from './useDays.ts'

/** Returns the address of the map's page for a typed place; null for a text that is none. */
function mapUrlOf(text: string): string | null {
  const point = parseMapPoint(text)
  if (point === null) return null
  return 'url' in point ? point.url : `https://www.google.com/maps?q=${point.lat},${point.lng}`
}

/** How and where an order is delivered, beside its address: area, directions, map, needed-by day, purchase order. */
export function DeliveryFacts({ shipping }: Pick<Order, 'shipping'>) {
  const { t } = useTranslation(['shipment'])
  const language = usePreferences(state => state.language)
  const day = useDays()
  const { method, places, directions, mapPoint, neededBy, isRush, purchaseNumber } = shipping
  const mapUrl = mapUrlOf(mapPoint)
  const facts = [
    { label: t('shipment:title'), value: method && t(`shipment:method_${method}`) },
    { label: t('shipment:directions'), value: directions },
    { label: t('shipment:needed_label'), value: neededBy && day(neededBy) },
    { label: t('shipment:fee_rush'), value: isRush ? '✓' : '' },
    { label: t('shipment:purchase_number'), value: purchaseNumber },
  ].filter(({ value }) => value)
  return (
    <>
      {places.length > 0 && (
        <p className={css.area}>
          {places
            .map(name => name[language])
            .toReversed()
            .join(', ')}
        </p>
      )}
      {mapUrl && (
        <p className={css.area}>
          <a href={mapUrl} target="_blank" rel="noreferrer noopener">
            {t('shipment:map_open')}
          </a>
        </p>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
