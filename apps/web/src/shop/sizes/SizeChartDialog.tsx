import type { ProductType } from '@kitwright/garment'
import { Loader } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { SizeChart } from './SizeChart.tsx'
import { useSizeCharts } from './useSizeCharts.ts'

interface Props {
  readonly type: ProductType
  readonly onClose: () => void
}

/** A product's size chart over the page. */
export function SizeChartDialog({ type, onClose }: Props) {
  const { t } = useTranslation(['common', 'sizes'])
  const isNarrow = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const { data, error, refetch } = useSizeCharts()
  const sizes = data?.items.find(item => item.type === type)
  return (
    <Dialog
      onClose={onClose}
      size={1100}
      padding={isNarrow ? 16 : 24}
      title={`${t('common:size_chart')} · ${t(`common:type_${type}`)}`}
      closeLabel={t('common:close')}
    >
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {sizes ? <SizeChart sizes={sizes} /> : !error && <Loader />}
    </Dialog>
  )
}
