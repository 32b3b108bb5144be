import { Radio } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useCall, useSession } from '../../../session/index.ts'
import { Card, formatCents } from '../../../ui/index.ts'
import css from './PaymentChoice.module.css'
import type { CheckoutForm } from '../form/checkoutForm.ts'

/** Lets an approved customer pay on account; nothing for others. The server checks approval and limit again. */
export function PaymentChoice() {
  const { t } = useTranslation(['checkout'])
  const { isSignedIn } = useSession()
  const { control, setValue } = useFormContext<CheckoutForm>()
  const isOnAccount = useWatch({ control, name: 'isOnAccount' })
  const { data } = useCall('GET /api/credit', {}, { isEnabled: isSignedIn })
  if (!data?.terms) return null
  const { days, limitCents } = data.terms
  const free = formatCents(Math.max(0, limitCents - data.usedCents))
  const ways = [
    { value: 'rule', title: t('checkout:pay_by_rule'), text: t('checkout:pay_by_rule_text') },
    {
      value: 'account',
      title: t('checkout:pay_on_account'),
      text: t('checkout:pay_on_account_text', { days, free, limit: formatCents(limitCents) }),
    },
  ]
  return (
    <Card title={t('checkout:pay_title')}>
      <Radio.Group
        aria-label={t('checkout:pay_title')}
        value={isOnAccount ? 'account' : 'rule'}
        onChange={value => setValue('isOnAccount', value === 'account')}
      >
        <div className={css.ways}>
          {ways.map(({ value, title, text }) => (
            <Radio.Card key={value} value={value} className={css.way}>
              <Radio.Indicator />
              <span>
                <b>{title}</b>
                <small className="kw-num">{text}</small>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </Card>
  )
}
