import { formatUsd } from '@kitwright/measure'
import { NativeSelect } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { lazy } from '../../../ui/index.ts'
import { useFabrics, usePick, useStudio } from '../../context/index.ts'

const ChosenFabric = lazy(async () => ({ default: (await import('./ChosenFabric.tsx')).ChosenFabric }))

/** Chooses the fabric of the kit, and shows what the chosen one is. */
export function FabricField() {
  const { t } = useTranslation(['studio'])
  const pick = usePick()
  const fabrics = useFabrics()
  const fabric = useStudio(state => state.fabric)
  const setFabric = useStudio(state => state.setFabric)
  const chosen = fabrics.find(({ id }) => id === fabric)
  if (fabrics.length === 0) return null
  return (
    <>
      <NativeSelect
        label={t('studio:fabric')}
        value={fabric}
        data={fabrics.map(({ id, name, priceCents }) => ({
          value: id,
          label: `${pick(name)} · ${formatUsd(priceCents)}`,
        }))}
        onChange={event => setFabric(event.currentTarget.value)}
      />
      {chosen && (
        <Suspense>
          <ChosenFabric fabric={chosen} />
        </Suspense>
      )}
    </>
  )
}
