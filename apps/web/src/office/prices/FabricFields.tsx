import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../drafts/index.ts'
import { usePreferences } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { MOST_FABRICS, offeredOf, retired, retiredOf, withNew } from './fabricList.ts'
import { FabricRow } from './FabricRow.tsx'
import css from './PricesForm.module.css'
import type { PriceDesk } from './usePriceDraft.ts'

function Retired({ draft, set }: PriceDesk) {
  const { t } = useTranslation(['office'])
  const language = usePreferences(state => state.language)
  const gone = retiredOf(draft.fabrics)
  if (gone.length === 0) return null
  return (
    <section aria-label={t('office:retired_fabrics')} className={css.retired}>
      <h3>{t('office:retired_fabrics')}</h3>
      <ul>
        {gone.map(({ id, name }) => (
          <li key={id}>
            {name[language]}
            <Button
              variant="default"
              size="sm"
              aria-label={t('office:fabric_back_named', { name: name[language] })}
              onClick={() => set({ fabrics: retired(draft.fabrics, id, false) })}
            >
              {t('office:fabric_back')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The shop's fabrics in its own order, new ones, and those it offers no more. */
export function FabricFields(desk: PriceDesk) {
  const { t } = useTranslation(['office'])
  const [fresh, setFresh] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { fabrics } = desk.draft
  const offered = offeredOf(fabrics)
  useEffect(() => list.current?.querySelector<HTMLElement>(`[data-fabric^="${fresh}."]`)?.focus(), [fresh])
  const add = (): void => {
    const id = `f-${newId()}`
    desk.set({ fabrics: withNew(fabrics, id) })
    setFresh(id)
  }
  return (
    <Card title={t('office:fabrics')} text={t('office:fabrics_text')}>
      <div ref={list}>
        {offered.map((fabric, at) => (
          <FabricRow key={fabric.id} fabric={fabric} at={at} count={offered.length} desk={desk} />
        ))}
      </div>
      <Button
        variant="default"
        mt="md"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={fabrics.length >= MOST_FABRICS}
        onClick={add}
      >
        {t('office:add_fabric')}
      </Button>
      <Retired {...desk} />
    </Card>
  )
}
