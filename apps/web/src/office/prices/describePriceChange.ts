import { parseSize, productTypes, sizeLabel, TREATMENTS } from '@kitwright/garment'
import type { Response_ } from '@kitwright/contract'
import { languageFacts, parseLanguage, type Names } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'
import { useExactDates, usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'

/** Returns a size's label; a size that is no longer known is shown as it was stored. */
const sizeText = (text: string): string => {
  const size = parseSize(text)
  return size ? sizeLabel(size) : text
}

export type Change = Response_<'GET /api/office/prices/versions'>['items'][number]['changes'][number]
type Figure = Change['before']

const MONEY = /^(base|sizes)\.|Cents$/
const PERCENT = /ercent$/
const DAY = /^promotion\.(from|until)$/

/** Describes a price list change in words: what, from what, to what. */
export function useChangeWords(names: ReadonlyMap<string, Names>): {
  readonly what: (change: Change) => string
  readonly value: (change: Change, figure: Figure) => string
} {
  const { t } = useTranslation(['office', 'common', 'cloth', 'catalogue'])
  const date = useExactDates()
  const language = usePreferences(state => state.language)
  const fabric = (id = ''): string => names.get(id)?.[language] || id
  const wordsOf: Readonly<Record<string, (parts: readonly string[]) => string>> = {
    base: ([type = '', id]) => {
      const known = productTypes().find(each => each === type)
      return `${known ? t(`common:type_${known}`) : type}, ${fabric(id)}`
    },
    steps: ([id, at = '0', part]) =>
      `${t('office:steps')}, ${fabric(id)} ${Number(at) + 1}: ${t(part === 'from' ? 'office:step_from' : 'office:step_percent')}`,
    sizes: ([size = '']) => `${t('office:surcharges')}, ${sizeText(size)}`,
    fabrics: ([id, part, of, at = '', share]) => {
      if (part === 'card') {
        if (of === 'inks') return `${fabric(id)}: ${t('catalogue:inks')}`
        return `${fabric(id)}: ${t(of === 'pictureId' ? 'catalogue:picture' : 'catalogue:fabric_suppliers')}`
      }
      if (part === 'facts') {
        if (of === 'composition') {
          const place = Number(at) + 1
          return `${fabric(id)}: ${share === 'fibre' ? t('cloth:fibre', { place }) : t('cloth:percent', { place })}`
        }
        const treatment = TREATMENTS.find(each => each === at)
        return `${fabric(id)}: ${treatment ? t(`cloth:${treatment}`) : t('cloth:weight_label')}`
      }
      const said = { material: t('office:material'), isRetired: t('office:fabric_offered') }[part ?? '']
      const { name } = languageFacts(parseLanguage(of))
      return `${fabric(id)}: ${said ?? t('office:fabric_name', { language: name })}`
    },
    longSleeve: ([part]) =>
      `${t('office:long_sleeve')}: ${t(part === 'surchargeCents' ? 'office:long_sleeve_surcharge' : 'office:long_sleeve_discount')}`,
    promotion: ([part]) =>
      `${t('office:promotion')}: ${t(part === 'from' ? 'office:promotion_from' : part === 'until' ? 'office:promotion_until' : 'office:promotion_percent')}`,
    minimumQty: () => t('office:minimum_qty'),
    leadTimeDays: () => t('office:lead_time'),
    order: () => t('office:fabrics_order'),
  }
  return {
    what: ({ path }) => {
      const [head = '', ...parts] = path.split('.')
      return wordsOf[head]?.(parts) ?? path
    },
    value: ({ path }, figure) => {
      if (figure === null) return '–'
      const [, treatment] = /^fabrics\..*\.facts\.care\.(\w+)$/.exec(path) ?? []
      if (treatment) return t(`cloth:care_${treatment}_${String(figure)}` as 'cloth:care')
      if (path.includes('.facts.composition.') && path.endsWith('.fibre'))
        return t(`cloth:fibre_${String(figure)}` as 'cloth:care')
      // Ids say nothing to readers.
      if (/\.card\.(pictureId|supplierIds\.)/.test(path)) return t('common:yes')
      // The figure is `isRetired`, but the text says whether the fabric is offered.
      if (typeof figure === 'boolean') return t(figure ? 'common:no' : 'common:yes')
      if (typeof figure === 'number' && MONEY.test(path)) return formatCents(figure)
      if (PERCENT.test(path)) return `${figure} %`
      return DAY.test(path) ? date(String(figure)) : String(figure)
    },
  }
}
