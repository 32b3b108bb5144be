import type { ErrorBody } from '@kitwright/contract'
import { loadErrorTexts } from '@kitwright/words'
import { usePreferences } from '../../session/index.ts'

/** Returns a function that reads the server's faults of fields as texts, by the fields' paths. */
export function useFaultTexts() {
  const language = usePreferences(state => state.language)
  return async (fields: NonNullable<ErrorBody['error']['fields']>): Promise<Record<string, string>> => {
    const { fields: texts } = await loadErrorTexts(language)
    return Object.fromEntries(
      fields.map(({ path, id }) => [path, (texts as Readonly<Record<string, string>>)[id] ?? texts['wrong-format']]),
    )
  }
}
