import { withClubColours, type Command, type KitRole } from '@kitwright/design'
import { designOf } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useStudio, useStudioApi } from '../../../context/index.ts'
import { toast } from '../../../../ui/index.ts'

/** Rules and the search for colours that keep to them: for those who add a kit. */
const loadSuggestion = async () => import('@kitwright/design/suggestKit')

/** The design's kits, which of them is open, and what can be done to them. */
export function useKits() {
  const { t } = useTranslation(['club', 'studio'])
  const api = useStudioApi()
  const kits = useStudio(state => designOf(state).kits)
  const open = useStudio(state => state.kit)
  const openKit = useStudio(state => state.openKit)
  /** Whether it could be loaded; what keeps it from that is told. */
  const suggest = async (role: KitRole): Promise<boolean> => {
    const loaded = await loadSuggestion().catch(() => null)
    if (!loaded) {
      toast('error', t('studio:save_no_connection'))
      return false
    }
    const state = api.getState()
    const design = designOf(state)
    const home = withClubColours(design)
    const set: Command = { kind: 'setKit', role, kit: loaded.suggestKit(home, role) }
    // A kit goes by club colours: a design from before them gets its own.
    const first: readonly Command[] = home === design ? [] : [{ kind: 'replaceDocument', document: home }]
    state.commit(first.length === 0 ? set : { kind: 'batch', commands: [...first, set] })
    return true
  }
  return {
    kits,
    open,
    openKit,
    nameOf: (role: KitRole | null): string => t(`club:${role ?? 'home'}`),
    /** Other colours for a kit, farther from all others. */
    mend: (role: KitRole) => void suggest(role),
    add: (role: KitRole) => void suggest(role).then(isThere => isThere && openKit(role)),
    remove: (role: KitRole) => api.getState().commit({ kind: 'setKit', role, kit: null }),
  }
}
