import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import type { Fabrics } from '../form/fabricList.ts'
import { useFabrics } from '../form/useFabrics.ts'
import { NO_CARD } from './cardForm.ts'
import { CardDialog } from './CardDialog.tsx'
import css from '../PricesForm.module.css'

/** Says what a fabric's card holds, and opens it. */
export function CardButton({ fabric }: { fabric: Fabrics[number] }) {
  const { t } = useTranslation(['catalogue', 'cloth', 'office'])
  const language = usePreferences(state => state.language)
  const { fabrics, setFabrics } = useFabrics()
  const [isOpen, setOpen] = useState(false)
  const { pictureId, inks, supplierIds } = fabric.card ?? NO_CARD
  const stated = [
    ...(pictureId === null ? [] : [t('catalogue:has_picture')]),
    ...(inks.length > 0 ? [t('catalogue:inks_count', { count: inks.length })] : []),
    ...(supplierIds.length > 0 ? [t('catalogue:suppliers_count', { count: supplierIds.length })] : []),
  ]
  const name = fabric.name[language] || t('office:fabric_new')
  return (
    <div className={css.facts}>
      <Button
        variant="default"
        size="xs"
        aria-label={t('catalogue:fabric_card_of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('catalogue:fabric_card')}
      </Button>
      <span>{stated.join(' · ') || t('cloth:not_stated')}</span>
      {isOpen && (
        <CardDialog
          name={name}
          material={fabric.material}
          card={fabric.card ?? NO_CARD}
          onApply={card => setFabrics(fabrics.map(each => (each.id === fabric.id ? { ...each, card } : each)))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
