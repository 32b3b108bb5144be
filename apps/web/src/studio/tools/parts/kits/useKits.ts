import { suggestKit, withClubColours, type Command, type KitRole } from '@kitwright/design'
import { designOf } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useStudio, useStudioApi } from '../../../context/index.ts'

/** The design's kits, which of them is open, and what can be done to them. */
export function useKits() {
  const { t } = useTranslation(['club'])
  const api = useStudioApi()
  const kits = useStudio(state => designOf(state).kits)
  const open = useStudio(state => state.kit)
  const openKit = useStudio(state => state.openKit)
  const suggest = (role: KitRole): void => {
    const state = api.getState()
    const design = designOf(state)
    const home = withClubColours(design)
    const set: Command = { kind: 'setKit', role, kit: suggestKit(home, role) }
    // A kit goes by club colours: a design from before them gets its own.
    const first: readonly Command[] = home === design ? [] : [{ kind: 'replaceDocument', document: home }]
    state.commit(first.length === 0 ? set : { kind: 'batch', commands: [...first, set] })
  }
  return {
    kits,
    open,
    openKit,
    nameOf: (role: KitRole | null): string => t(`club:${role ?? 'home'}`),
    /** Other colours for a kit, farther from all others. */
    mend: suggest,
    add(role: KitRole) {
      suggest(role)
      openKit(role)
    },
    remove: (role: KitRole) => api.getState().commit({ kind: 'setKit', role, kit: null }),
  }
}
