import type { CartItem } from '@kitwright/contract'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { useProducts } from '../../domainComponents/index.ts'

/** Chooses the fabric of an item, each with its price. */
export function FabricField({ item, onChange }: { item: CartItem; onChange: (fabric: string) => void }) {
  const { t } = useTranslation(['cart'])
  const language = usePreferences(state => state.language)
  const fabricName = useFabricName()
  const products = useProducts()
  const fabrics = products.data?.items.find(({ type }) => type === item.productType)?.fabrics ?? []
  const isSold = fabrics.some(({ id }) => id === item.fabric)
  const data = [
    // A fabric that is no longer sold stays visible until another is chosen.
    ...(isSold ? [] : [{ value: item.fabric, label: fabricName(item.fabric) || '–' }]),
    ...fabrics.map(({ id, name, priceCents }) => ({
      value: id,
      label: `${name[language]} · ${formatCents(priceCents)}`,
    })),
  ]
  return (
    <NativeSelect
      size="sm"
      maw={280}
      label={t('cart:fabric')}
      value={item.fabric}
      data={data}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
