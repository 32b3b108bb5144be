import type { ProductDetails } from '@kitwright/contract'
import { formatUsd } from '@kitwright/measure'
import { NativeSelect } from '@mantine/core'
import { clothPicture } from '../../../blocks/index.ts'
import { InkCard } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { useTranslation } from '../../../texts/index.ts'
import { useFabrics, usePick, useStudio } from '../../context/index.ts'
import css from './FabricField.module.css'

type Fabric = ReturnType<typeof useFabrics>[number]

/** Picture, weight, composition and ink card of the chosen fabric. */
function ChosenFabric({ fabric, details }: { fabric: Fabric; details: ProductDetails['fabrics'][number] | undefined }) {
  const { t } = useTranslation(['cloth'])
  const facts = details?.facts
  const stated = [
    ...(facts?.weightGsm ? [t('cloth:weight_value', { grams: facts.weightGsm })] : []),
    ...(facts?.composition ?? []).map(({ fibre, percent }) =>
      t('cloth:share', { percent, fibre: t(`cloth:fibre_${fibre}`) }),
    ),
  ]
  return (
    <div className={css.fabric}>
      <img src={details?.pictureUrl ?? clothPicture(fabric.material)} alt="" width={56} height={56} decoding="async" />
      <div>
        {stated.join(' · ')}
        {details && <InkCard inks={details.inks} />}
      </div>
    </div>
  )
}

/** Chooses the fabric of the kit, and shows what the chosen one is. */
export function FabricField() {
  const { t } = useTranslation(['studio'])
  const pick = usePick()
  const fabrics = useFabrics()
  const fabric = useStudio(state => state.fabric)
  const setFabric = useStudio(state => state.setFabric)
  const productType = useStudio(state => state.garment.productType)
  // Without an answer only the shop's facts are missing, so a failure needs no message.
  const { data } = useCall('GET /api/products/{productType}/details', { params: { productType } })
  const chosen = fabrics.find(({ id }) => id === fabric)
  if (fabrics.length === 0) return null
  return (
    <>
      <NativeSelect
        label={t('studio:fabric')}
        value={fabric}
        data={fabrics.map(({ id, name, priceCents }) => ({
          value: id,
          label: `${pick(name)} · ${formatUsd(priceCents)}`,
        }))}
        onChange={event => setFabric(event.currentTarget.value)}
      />
      {chosen && <ChosenFabric fabric={chosen} details={data?.fabrics.find(({ id }) => id === chosen.id)} />}
    </>
  )
}
