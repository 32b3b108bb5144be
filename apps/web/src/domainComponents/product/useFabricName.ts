import { useCall, usePreferences } from '../../session/index.ts'

/** A fabric's name in the reader's language, also of one that is offered no more; its id while the names are on their way. */
export function useFabricName(): (id: string) => string {
  const language = usePreferences(state => state.language)
  const { data } = useCall('GET /api/pricing', {})
  return id => data?.fabricNames[id]?.[language] ?? id
}
