import { productTypes } from '@kitwright/garment'
import { languageFacts, parseLanguage } from '@kitwright/words'
import { useFabricName } from '../../domainComponents/index.ts'
import { useTranslation } from '../../texts/index.ts'

/** Describes which part of a group a change is about. */
export function useGroupWords(): (path: string) => string {
  const { t } = useTranslation(['catalogue', 'office', 'common'])
  const fabricName = useFabricName()
  const TERMS: Readonly<Record<string, string>> = {
    percentOff: t('catalogue:percent_off'),
    minimumQty: t('office:minimum_qty'),
    hasPromotions: t('catalogue:has_promotions'),
  }
  return path => {
    const [head, part = '', of = '', fabric = ''] = path.split('.')
    if (head === 'name') return t('office:fabric_name', { language: languageFacts(parseLanguage(part)).name })
    if (head === 'isActive') return t('catalogue:is_active')
    if (part === 'steps') return `${t('office:steps')}, ${fabricName(of)}`
    const type = productTypes().find(each => each === of)
    if (part === 'base') return `${type ? t(`common:type_${type}`) : of}, ${fabricName(fabric)} (¢)`
    return TERMS[part] ?? path
  }
}
