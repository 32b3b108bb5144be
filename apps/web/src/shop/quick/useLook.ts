import { useCall } from '../../session/index.ts'
import { LOOKS } from './LookChoice.tsx'

/** The looks to choose from, and the document of the one that is chosen, else of the first; while another one comes, the one before. */
export function useLook(chosen: string | null) {
  const { data: list } = useCall('GET /api/templates', { query: LOOKS })
  const look = list?.items.find(({ id }) => id === chosen) ?? list?.items[0]
  const id = look?.id ?? chosen ?? ''
  const call = { isEnabled: id !== '', isSticky: true }
  const { data, error, refetch } = useCall('GET /api/templates/{id}', { params: { id } }, call)
  const isThere = data?.id === id && id !== ''
  return { look, isEmpty: list?.items.length === 0, template: data?.document, isThere, error, refetch }
}
