import { useDebouncedValue } from '@mantine/hooks'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../drafts/index.ts'
import { DesignWarning, findLongNames } from '../../pictures/index.ts'
import { useAsync } from '../../ui/index.ts'
import type { CheckoutForm } from './checkoutStorage.ts'
import { printedNames } from './rows.ts'

const TYPING_MS = 400

/** Before it is ordered: which players' names have no room on their kit. No barrier. What draws garments comes after the page. */
export function LongNames({ draft: { document } }: { draft: Draft }) {
  const { t } = useTranslation(['checkout'])
  const players = useWatch<CheckoutForm, 'players'>({ name: 'players' })
  const [names] = useDebouncedValue(JSON.stringify(printedNames(players)), TYPING_MS)
  const look = useCallback(async () => findLongNames(document, JSON.parse(names) as string[]), [document, names])
  const long = useAsync(look, { isSticky: true }).data ?? []
  if (long.length === 0) return null
  return (
    <DesignWarning icon={<IconRulerMeasure size={20} aria-hidden />}>
      {t('checkout:long_names', { names: long.map(name => `“${name}”`).join(', ') })}
    </DesignWarning>
  )
}
