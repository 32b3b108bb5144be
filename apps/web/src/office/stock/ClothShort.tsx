import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { useCall } from '../../session/index.ts'
import { useMetres } from './useMetres.ts'

function Shortage({ packId }: { readonly packId: string }) {
  const { t } = useTranslation(['stock'])
  const fabricName = useFabricName()
  const metres = useMetres()
  const { data } = useCall('GET /api/office/packs/{id}/stock', { params: { id: packId } })
  const short = data?.items.filter(({ needsMm, leftMm }) => leftMm !== null && needsMm > leftMm) ?? []
  if (short.length === 0) return null
  return (
    <div className="kw-notice" role="status">
      {short.map(({ fabric, needsMm, leftMm }) => (
        <p key={fabric}>
          {t('stock:short', { fabric: fabricName(fabric), needs: metres(needsMm), left: metres(leftMm ?? 0) })}
        </p>
      ))}
    </div>
  )
}

interface Props {
  /** The print files that would be handed over. */
  readonly pack: { readonly id: string } | undefined
  /** The hand-over of this order, whose files have reserved their cloth. */
  readonly handedPack: { readonly packId: string } | null
}

/** Warns where print files take more cloth than the order's supplier has left. */
export function ClothShort({ pack, handedPack }: Props) {
  return pack && pack.id !== handedPack?.packId ? <Shortage packId={pack.id} /> : null
}
