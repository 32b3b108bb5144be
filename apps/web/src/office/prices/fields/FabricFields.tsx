import { PRICE_LIMITS } from '@kitwright/contract'
import { LANGUAGES } from '@kitwright/words'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { newId } from '../../../drafts/index.ts'
import { RequiredNote, usePreferences } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import type { Prices } from '../../officeTypes.ts'
import { offeredOf, retired, retiredOf, withNew } from '../form/fabricList.ts'
import { FabricRow } from './FabricRow.tsx'
import { fabricPath, type PriceFields } from '../form/priceForm.ts'
import css from '../PricesForm.module.css'
import { useFabrics } from '../form/useFabrics.ts'

function Retired() {
  const { t } = useTranslation(['office'])
  const language = usePreferences(state => state.language)
  const { fabrics, setFabrics } = useFabrics()
  const gone = retiredOf(fabrics)
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
              onClick={() => setFabrics(retired(fabrics, id, false))}
            >
              {t('office:fabric_back')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The shop's fabrics in its own order, new ones, and retired ones. `kept` are the fabrics that the API knows. */
export function FabricFields({ kept }: { kept: Prices['fabrics'] }) {
  const { t } = useTranslation(['office'])
  const { getValues, setFocus } = useFormContext<PriceFields>()
  const [fresh, setFresh] = useState<string | null>(null)
  const { fabrics, setFabrics } = useFabrics()
  const count = offeredOf(fabrics).length
  const isShown = fabrics.some(({ id }) => id === fresh)
  useEffect(() => {
    const index = getValues('fabrics').findIndex(({ id }) => id === fresh)
    if (isShown) setFocus(fabricPath(index, LANGUAGES[0]!))
  }, [fresh, isShown, getValues, setFocus])
  const add = (): void => {
    const id = `f-${newId()}`
    setFabrics(withNew(fabrics, id))
    setFresh(id)
  }
  return (
    <Card title={t('office:fabrics')} text={t('office:fabrics_text')}>
      <div>
        {offeredOf(fabrics).map((fabric, at) => (
          <FabricRow
            key={fabric.id}
            fabric={fabric}
            at={at}
            count={count}
            isKept={kept.some(({ id }) => id === fabric.id)}
          />
        ))}
      </div>
      <RequiredNote />
      <Button
        variant="default"
        mt="md"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={fabrics.length >= PRICE_LIMITS.fabrics}
        onClick={add}
      >
        {t('office:add_fabric')}
      </Button>
      <Retired />
    </Card>
  )
}
