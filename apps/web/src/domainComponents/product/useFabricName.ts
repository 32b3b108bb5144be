import { useCall, usePreferences } from '../../session/index.ts'

/** A fabric's name in the reader's language, also of a discontinued one; its id while the names load. */
export function useFabricName(): (id: string) => string {
  const language = usePreferences(state => state.language)
  const { data } = useCall('GET /api/pricing', {})
  return id => data?.fabricNames[id]?.[language] ?? id
}
