import { NO_FACTS, TREATMENTS } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import type { Fabrics } from '../form/fabricList.ts'
import { useFabrics } from '../form/useFabrics.ts'
import { FactsDialog } from './FactsDialog.tsx'
import css from '../PricesForm.module.css'

/** Says what a fabric's facts are, and opens them. */
export function FactsButton({ fabric }: { fabric: Fabrics[number] }) {
  const { t } = useTranslation(['cloth', 'office'])
  const language = usePreferences(state => state.language)
  const { fabrics, setFabrics } = useFabrics()
  const [isOpen, setIsOpen] = useState(false)
  const { weightGsm, composition, care } = fabric.facts ?? NO_FACTS
  const symbols = TREATMENTS.filter(treatment => care[treatment] !== null).length
  const stated = [
    ...(weightGsm === null ? [] : [t('cloth:weight_value', { grams: weightGsm })]),
    ...composition.map(({ fibre, percent }) => t('cloth:share', { percent, fibre: t(`cloth:fibre_${fibre}`) })),
    ...(symbols > 0 ? [`${t('cloth:care')} ${symbols}/${TREATMENTS.length}`] : []),
  ]
  const name = fabric.name[language] || t('office:fabric_new')
  return (
    <div className={css.facts}>
      <Button variant="default" size="xs" aria-label={t('cloth:edit_of', { name })} onClick={() => setIsOpen(true)}>
        {t('cloth:edit')}
      </Button>
      <span>{stated.join(' · ') || t('cloth:not_stated')}</span>
      {isOpen && (
        <FactsDialog
          name={name}
          facts={fabric.facts}
          onApply={facts =>
            setFabrics(fabrics.map(each => (each.id === fabric.id ? { ...each, facts: structuredClone(facts) } : each)))
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
