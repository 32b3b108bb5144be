import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { listDrafts } from '../../drafts/index.ts'
import { NameWarnings, ServedNameWarnings, useOwnFonts } from '../../domainComponents/index.ts'
import { useCall, useSession } from '../../session/index.ts'
import { DESIGNS, designsToCheck } from './designsToCheck.ts'
import { printedNamesOf, type SquadFields } from './squadForm.ts'

interface Design {
  readonly id: string
  readonly name: string
}

function OnDesign({ id, name, names }: Design & { readonly names: readonly string[] }) {
  const { data } = useCall('GET /api/designs/{id}', { params: { id } })
  return data ? <ServedNameWarnings document={data.document} names={names} design={name} /> : null
}

/** Warns about typed names that the latest designs cannot print: missing letters or too little room. Unsaved designs count. */
export function SquadNames() {
  useOwnFonts()
  const { watch } = useFormContext<SquadFields>()
  const { accountId } = useSession()
  const names = printedNamesOf(watch('players'))
  const { data: saved } = useCall('GET /api/designs', { query: { page: 1, pageSize: DESIGNS } })
  const { data: drafts = [] } = useQuery({ queryKey: ['drafts'], queryFn: listDrafts, staleTime: 0 })
  if (names.length === 0) return null
  const toCheck = designsToCheck(saved?.items ?? [], drafts, accountId())
  return (
    <>
      {toCheck.drafts.map(({ id, name, document }) => (
        <NameWarnings key={id} document={document} names={names} design={name} />
      ))}
      {toCheck.saved.map(each => (
        <OnDesign key={each.id} id={each.id} name={each.name} names={names} />
      ))}
    </>
  )
}
