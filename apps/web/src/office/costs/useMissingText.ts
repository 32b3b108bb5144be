import type { Response_ } from '@kitwright/contract'
import { isProductType } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'

type Cost = Response_<'GET /api/office/orders/{id}/cost'>

/** Returns the sentence for a price or fact that an order's cost lacks. */
export function useMissingText({ supplier }: Pick<Cost, 'supplier'>): (missing: Cost['missing'][number]) => string {
  const { t } = useTranslation(['costs', 'common'])
  const fabricName = useFabricName()
  return ({ kind, of }) => {
    const name = kind === 'sewing' ? (isProductType(of) ? t(`common:type_${of}`) : of) : of === '' ? '' : fabricName(of)
    return t(`costs:missing_${kind}`, { of: name, supplier: supplier ?? '' })
  }
}
