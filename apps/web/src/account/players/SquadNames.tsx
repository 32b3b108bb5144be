import { useFormContext } from 'react-hook-form'
import { ServedNameWarnings } from '../../pictures/index.ts'
import { useCall } from '../../session/index.ts'
import { printedNamesOf, type SquadFields } from './squadForm.ts'

/** The squad is checked against this many of the person's latest designs. */
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

/** Warns about typed names that the latest designs cannot print: missing letters or too little room. */
export function SquadNames() {
  const { watch } = useFormContext<SquadFields>()
  const names = printedNamesOf(watch('players'))
  const { data } = useCall('GET /api/designs', { query: { page: 1, pageSize: DESIGNS } })
  if (names.length === 0) return null
  return data?.items.map(({ id, name }) => <OnDesign key={id} id={id} name={name} names={names} />)
}
