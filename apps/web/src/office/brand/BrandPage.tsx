import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { TelegramCard } from '../telegram/TelegramCard.tsx'
import { BakongCard } from './BakongCard.tsx'
import { BrandForm } from './BrandForm.tsx'
import { ColourCard } from './card/ColourCard.tsx'
import { FontsCard } from './FontsCard.tsx'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function Brand() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:brand'))
  const { data, error, refetch } = useCall('GET /api/office/brand', {})
  return (
    <>
      <PageHead title={t('office:brand')} text={t('office:brand_text')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={12} />}
      {data && <BrandForm brand={data} />}
      <BakongCard />
      <TelegramCard />
      <ColourCard />
      <FontsCard />
    </>
  )
}

/** Name, colour, contact and terms of the shop. */
export function BrandPage() {
  return (
    <PageNeedsRight of="settings">
      <Brand />
    </PageNeedsRight>
  )
}
