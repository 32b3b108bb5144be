import { useFormContext } from 'react-hook-form'
import { ServedNameWarnings } from '../../pictures/index.ts'
import { useCall } from '../../session/index.ts'
import { printedNamesOf, type SquadFields } from './squadForm.ts'

/** How many designs a squad is checked against: a person's latest ones. */
const DESIGNS = 3

function OnDesign({
  id,
  name,
  names,
}: {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
}) {
  const { data } = useCall('GET /api/designs/{id}', { params: { id } })
  return data ? <ServedNameWarnings document={data.document} names={names} design={name} /> : null
}

/** Which of the typed names have letters that the fonts of the person's latest designs lack, or no room there. */
export function SquadNames() {
  const { watch } = useFormContext<SquadFields>()
  const names = printedNamesOf(watch('players'))
  const { data } = useCall('GET /api/designs', { query: { page: 1, pageSize: DESIGNS } })
  if (names.length === 0) return null
  return data?.items.map(({ id, name }) => <OnDesign key={id} id={id} name={name} names={names} />)
}
