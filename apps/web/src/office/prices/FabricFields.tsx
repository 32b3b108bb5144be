import { MATERIALS } from '@kitwright/garment'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/index.ts'
import type { Prices } from './priceForm.ts'
import css from './PricesForm.module.css'
import type { PriceDesk } from './usePriceDraft.ts'

/** The fabrics' names in both languages, and what each looks like up close. */
export function FabricFields({ draft, set }: PriceDesk) {
  const { t } = useTranslation('office')
  const change = (id: string, by: Partial<Prices['fabrics'][number]>): void =>
    set({ fabrics: draft.fabrics.map(fabric => (fabric.id === id ? { ...fabric, ...by } : fabric)) })
  return (
    <Card title={t('fabrics')}>
      {draft.fabrics.map(({ id, name, material }) => (
        <div key={id} className={css.fabric} role="group" aria-label={name.en}>
          <TextInput
            size="sm"
            label={t('fabric_en')}
            maxLength={80}
            value={name.en}
            onChange={event => change(id, { name: { ...name, en: event.currentTarget.value } })}
          />
          <TextInput
            size="sm"
            lang="km"
            label={t('fabric_kh')}
            maxLength={80}
            value={name.kh}
            onChange={event => change(id, { name: { ...name, kh: event.currentTarget.value } })}
          />
          <NativeSelect
            size="sm"
            label={t('material')}
            data={MATERIALS.map(value => ({ value, label: t(`material_${value}`) }))}
            value={material}
            onChange={event => change(id, { material: event.currentTarget.value })}
          />
        </div>
      ))}
    </Card>
  )
}
