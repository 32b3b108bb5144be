import { clothPicture } from '../../../blocks/index.ts'
import { InkCard } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { useTranslation } from '../../../texts/index.ts'
import { type useFabrics, useStudio } from '../../context/index.ts'
import css from './FabricField.module.css'

/** Picture, weight, composition and ink card of the chosen fabric. */
export function ChosenFabric({ fabric: { id, material } }: { fabric: ReturnType<typeof useFabrics>[number] }) {
  const { t } = useTranslation(['cloth'])
  const productType = useStudio(state => state.garment.productType)
  // Without an answer only the shop's facts are missing, so a failure needs no message.
  const { data } = useCall('GET /api/products/{productType}/details', { params: { productType } })
  const details = data?.fabrics.find(each => each.id === id)
  const facts = details?.facts
  const stated = [
    ...(facts?.weightGsm ? [t('cloth:weight_value', { grams: facts.weightGsm })] : []),
    ...(facts?.composition ?? []).map(({ fibre, percent }) =>
      t('cloth:share', { percent, fibre: t(`cloth:fibre_${fibre}`) }),
    ),
  ]
  return (
    <div className={css.fabric}>
      <img src={details?.pictureUrl ?? clothPicture(material)} alt="" width={56} height={56} decoding="async" />
      <div>
        {stated.join(' · ')}
        {details && <InkCard inks={details.inks} />}
      </div>
    </div>
  )
}
