import type { KitRole } from '@kitwright/design'
import { designOf, removeKit, suggestKitFor, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { useStudio, useStudioParts } from '../../../context/index.ts'
import { toast } from '../../../../ui/index.ts'

/** Rules and colour search, loaded only for users who add a kit. */
const loadSuggestion = async () => import('@kitwright/design/suggestKit')

/** Returns the design's kits, the open one and the actions on them. */
export function useKits() {
  const { t } = useTranslation(['club', 'studio'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const kits = useStudio(state => designOf(state).kits)
  const open = useStudio(state => state.kit)
  const openKit = useStudio(state => state.openKit)
  /** Returns whether the module loaded. A failure is reported to the user. */
  const suggest = async (role: KitRole): Promise<boolean> => {
    const loaded = await loadSuggestion().catch(() => null)
    if (!loaded) {
      toast('error', t('studio:save_no_connection'))
      return false
    }
    suggestKitFor(api, role, loaded.suggestKit)
    return true
  }
  return {
    kits,
    open,
    openKit,
    nameOf: (role: KitRole | null): string => t(`club:${role ?? 'home'}`),
    /** Gives a kit other colours, farther from all others. */
    mend: (role: KitRole) => void suggest(role),
    add: (role: KitRole) => void suggest(role).then(isThere => isThere && openKit(role)),
    remove: (role: KitRole) => removeKit(api, role),
  }
}
