import type { PreviewPrice } from '@kitwright/contract'
import { formatUsd } from '@kitwright/measure'
import { nameIn } from '@kitwright/words'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { lazy } from '../../../ui/index.ts'
import css from './Panel.module.css'

const PricesDialog = lazy(async () => ({ default: (await import('./PricesDialog.tsx')).PricesDialog }))

/** Shows the server's unit price in the cheapest fabric. A press opens all prices. */
export function PriceLine({ prices }: { prices: readonly PreviewPrice[] }) {
  const { t } = useTranslation(['answers', 'common'])
  const language = usePreferences(state => state.language)
  const [isOpen, setOpen] = useState(false)
  const [cheapest] = prices
  if (!cheapest) return <p className={css.price}>{t('answers:prices_none')}</p>
  const { name, promotionPercent: percent, steps } = cheapest
  const [first] = steps
  const facts = [
    nameIn(name, language),
    first!.from > 1 && t('answers:price_from', { count: first!.from }),
    percent > 0 && t('common:promotion_included', { percent }),
  ]
  return (
    <>
      <UnstyledButton className={css.price} data-testid="price" onClick={() => setOpen(true)}>
        <span>
          <b className="kw-num">{t('answers:price_each', { price: formatUsd(first!.unitCents) })}</b>
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </span>
        <span className="kw-hidden">{t('answers:prices_open')}</span>
        <IconChevronRight size={20} aria-hidden />
      </UnstyledButton>
      <Suspense>{isOpen && <PricesDialog prices={prices} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
