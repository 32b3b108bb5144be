import type { PreviewPrice } from '@kitwright/contract'
import { formatUsd } from '@kitwright/measure'
import { nameIn } from '@kitwright/words'
import { Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { Dialog } from '../../../ui/index.ts'
import css from './Panel.module.css'

interface Props {
  readonly prices: readonly PreviewPrice[]
  readonly onClose: () => void
}

/** Lists the unit prices of each fabric with their quantity steps. */
export function PricesDialog({ prices, onClose }: Props) {
  const { t } = useTranslation(['answers', 'common'])
  const language = usePreferences(state => state.language)
  return (
    <Dialog onClose={onClose} title={t('answers:prices')} size={520} closeLabel={t('common:close')}>
      {prices.map(({ fabric, name, promotionPercent: percent, steps }) => (
        <section key={fabric} className={css.fabric}>
          <h3>{nameIn(name, language)}</h3>
          {percent > 0 && <p className={css.promotion}>{t('common:promotion_included', { percent })}</p>}
          <dl>
            {steps.map(({ from, unitCents }) => (
              <div key={from}>
                <dt>{t('answers:price_from', { count: from })}</dt>
                <dd className="kw-num">{formatUsd(unitCents)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Text size="sm" c="dimmed">
        {t('answers:price_note')}
      </Text>
    </Dialog>
  )
}
