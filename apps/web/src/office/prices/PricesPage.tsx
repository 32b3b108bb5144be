import { Button, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { PricesForm } from './PricesForm.tsx'
import { SamplesForm } from './SamplesForm.tsx'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function Prices() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:prices'))
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { data, error, refetch } = useCall('GET /api/office/prices', {})
  const { data: samples } = useCall('GET /api/samples', {})
  return (
    <>
      <PageHead title={t('office:prices')} text={t('office:prices_text')}>
        <Button
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden />}
          disabled={!data}
          onClick={() => setHistoryOpen(true)}
        >
          {t('office:price_history')}
        </Button>
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={480} radius={12} />}
      {data && <PricesForm prices={data} isHistoryOpen={isHistoryOpen} onHistoryClose={() => setHistoryOpen(false)} />}
      {data && samples && <SamplesForm terms={samples} />}
    </>
  )
}

/** Page of the shop's price list. */
export function PricesPage() {
  return (
    <PageNeedsRight of="catalogue">
      <Prices />
    </PageNeedsRight>
  )
}
