import { formatUsd } from '@kitwright/measure'
import { NativeSelect } from '@mantine/core'
import { useStudio } from '../../store/StudioContext.ts'
import { useFabrics } from '../../useFabrics.ts'
import { usePick, useWords } from '../../words.ts'

/** Which fabric the kit is made of. */
export function FabricField() {
  const say = useWords()
  const pick = usePick()
  const fabrics = useFabrics()
  const fabric = useStudio(state => state.fabric)
  const setFabric = useStudio(state => state.setFabric)
  if (fabrics.length === 0) return null
  return (
    <NativeSelect
      label={say('fabric')}
      value={fabric}
      data={fabrics.map(({ id, name, priceCents }) => ({
        value: id,
        label: `${pick(name)} · ${formatUsd(priceCents)}`,
      }))}
      onChange={event => setFabric(event.currentTarget.value)}
    />
  )
}
