import { PRICE_CHOICES, type PriceChoice, type Response_ } from '@kitwright/contract'
import { Radio, Stack, Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { formatCents } from '../../../ui/index.ts'

type Price = Response_<'GET /api/office/orders/{id}/lines/{line}/price'>

interface Props {
  readonly price: Price
  readonly choice: PriceChoice | null
  /** True after an attempt to save without a choice. */
  readonly isMissing: boolean
  readonly onChoose: (choice: PriceChoice) => void
}

/** Shows the price of another size and offers to charge or credit the difference. No option is preselected. */
export function LinePrice({ price, choice, isMissing, onChoose }: Props) {
  const { t } = useTranslation(['office'])
  const { differenceCents } = price
  if (differenceCents === 0) return <Text size="sm">{t('office:line_same_price')}</Text>
  const amount = formatCents(Math.abs(differenceCents))
  const isDearer = differenceCents > 0
  const labels = {
    charge: t(isDearer ? 'office:line_charge' : 'office:line_credit', { amount }),
    keep: t('office:line_keep'),
  }
  const money = (of: PriceChoice): string => {
    const { totalCents, dueCents, refundCents } = price[of]
    const total = formatCents(totalCents)
    return refundCents > 0
      ? t('office:line_money_refund', { total, refund: formatCents(refundCents) })
      : t('office:line_money', { total, due: formatCents(dueCents) })
  }
  return (
    <Radio.Group
      label={t(isDearer ? 'office:line_dearer' : 'office:line_cheaper', { amount })}
      value={choice}
      error={isMissing ? t('office:line_choose') : undefined}
      onChange={value => {
        const chosen = PRICE_CHOICES.find(each => each === value)
        if (chosen) onChoose(chosen)
      }}
    >
      <Stack gap="xs" mt="xs" mb="xs">
        {PRICE_CHOICES.toReversed().map(each => (
          <Radio key={each} value={each} label={labels[each]} description={money(each)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
