import type { SampleTerms } from '@kitwright/contract'
import { baseSizeOf, type ProductType, runOf, type Size, sizeLabel, sleevesOf } from '@kitwright/garment'
import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { useCall } from '../../session/index.ts'
import { Dialog, formatCents } from '../../ui/index.ts'
import { useAddSample } from './useAddSample.ts'

export interface DesignToSample {
  readonly id: string
  readonly name: string
  readonly productType: ProductType
  /** The sleeve that the design is drawn with; the garment's first one if absent. */
  readonly sleeve?: 'short' | 'long'
  readonly fabric?: string
}

const priceIn = (terms: SampleTerms | undefined, type: ProductType): number | null =>
  terms?.products[type]?.sewn ?? null

/** Asks for the size and the fabric of one sewn sample of a design, and puts it in the cart. */
export function SewnSampleDialog({ design, onClose }: { design: DesignToSample; onClose: () => void }) {
  const { t } = useTranslation(['sample', 'common'])
  const { id: designId, name, productType, sleeve = sleevesOf(productType)[0]! } = design
  const addSample = useAddSample()
  const fabricName = useFabricName()
  const { data: product } = useCall('GET /api/products/{productType}', { params: { productType } })
  const { data: terms } = useCall('GET /api/samples', {})
  const [size, setSize] = useState<Size>(baseSizeOf(productType))
  const [chosen, setFabric] = useState(design.fabric ?? '')
  const fabrics = product?.fabrics.map(({ id }) => id) ?? []
  const fabric = fabrics.includes(chosen) ? chosen : (fabrics[0] ?? '')
  const cents = priceIn(terms, productType)
  const add = async (): Promise<void> => {
    if (await addSample({ kind: 'sewn', productType, designId, fabric, size, sleeve })) onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('sample:sewn_dialog', { name })} size={460} closeLabel={t('common:close')}>
      {terms && cents === null ? (
        <Text>{t('sample:none')}</Text>
      ) : (
        <Stack>
          <Text>{t('sample:about_sewn')}</Text>
          <NativeSelect
            label={t('sample:size')}
            value={size}
            data={runOf(productType).map(value => ({ value, label: sizeLabel(value) }))}
            onChange={event => setSize(event.currentTarget.value as Size)}
          />
          <NativeSelect
            label={t('sample:fabric')}
            value={fabric}
            data={fabrics.map(value => ({ value, label: fabricName(value) }))}
            onChange={event => setFabric(event.currentTarget.value)}
          />
          <Text size="sm" c="var(--kw-muted)">
            {t('sample:lead', { count: terms?.months ?? 1 })}
          </Text>
          <Button size="md" disabled={cents === null || fabric === ''} onClick={() => void add()}>
            {t('sample:add')}
            {cents !== null && ` · ${formatCents(cents)}`}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
