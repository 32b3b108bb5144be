import { snakeCase } from '@kitwright/words'
import {
  enterKey,
  groupKey,
  groupSelected,
  ungroupSelected,
  type GroupTrouble,
  type DocumentVerbs,
  type DocumentWithSelection,
  type SelectionVerbs,
  type ViewState,
} from '@kitwright/editor'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast } from '../../../ui/index.ts'
import { useActions, useStudioParts } from '../../context/index.ts'
import { isOnControl, isTyping } from '../keys/keys.ts'

function useTell(): (trouble: GroupTrouble) => void {
  const { t } = useTranslation(['arrange'])
  return useMemo(() => trouble => toast('info', t(`arrange:${snakeCase(trouble)}`)), [t])
}

/** Groups or ungroups the selected layers, and shows a message where that is impossible. */
export function useGrouping() {
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs & SelectionVerbs>()
  const tell = useTell()
  return {
    group: (): void => void (groupSelected(api) || tell('groupNeedsTwo')),
    ungroup: (): void => void (ungroupSelected(api) || tell('noGroupSelected')),
  }
}

const isRename = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'F2' && !ctrlKey && !metaKey && !altKey && !shiftKey

/** Keyboard shortcuts for groups and names. They load with the menu that lists them. */
export function useGroupKeys(): void {
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs & SelectionVerbs & ViewState>()
  const tell = useTell()
  const { rename } = useActions()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return
      if (isRename(event)) rename()
      const isDone =
        isRename(event) || groupKey(event, api, tell) || (!isOnControl(event.target) && enterKey(event, api))
      if (isDone) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [api, rename, tell])
}
