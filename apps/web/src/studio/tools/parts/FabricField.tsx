import { formatUsd } from '@kitwright/measure'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { useFabrics, usePick, useStudio } from '../../context/index.ts'

/** Chooses the fabric of the kit. */
export function FabricField() {
  const { t } = useTranslation(['studio'])
  const pick = usePick()
  const fabrics = useFabrics()
  const fabric = useStudio(state => state.fabric)
  const setFabric = useStudio(state => state.setFabric)
  if (fabrics.length === 0) return null
  return (
    <NativeSelect
      label={t('studio:fabric')}
      value={fabric}
      data={fabrics.map(({ id, name, priceCents }) => ({
        value: id,
        label: `${pick(name)} · ${formatUsd(priceCents)}`,
      }))}
      onChange={event => setFabric(event.currentTarget.value)}
    />
  )
}
