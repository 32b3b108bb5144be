import type { Command, Layer } from '@kitwright/design'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentState, DragVerbs } from '../state/types.ts'
import { addCommands, freshLayers, hasRoomFor } from '../layers/copies.ts'
import type { DragStep, DragStepper } from './drag.ts'
import type { MoveContext } from './moveContext.ts'

/** Returns the changes of a step, by layer id. */
function changesOf(command: Command): ReadonlyMap<string, Partial<Layer>> {
  const commands = command.kind === 'batch' ? command.commands : [command]
  return new Map(
    commands.flatMap(each => (each.kind === 'changeLayer' ? [[each.id, each.change as Partial<Layer>]] : [])),
  )
}

/**
 * Returns the steps of a move, which moves copies while Alt is pressed. A step with copies contains the whole drag, and
 * its changes start from the drag's beginning, so that Alt may be pressed and released.
 */
export function copyingWithAlt(
  editor: Access<DocumentState & Pick<DragVerbs, 'refuseCopy'>> & WithPorts<'newId'>,
  { start, others, all }: MoveContext,
  take: DragStepper,
): DragStepper {
  const moved = all.filter(layer => layer === start || others.includes(layer))
  // Locked layers stay behind; a group is copied as a whole without them.
  const takeable = all.filter(({ isLocked }) => !isLocked)
  const hasRoom = hasRoomFor(all, moved)
  let copies: readonly Layer[] | null = null
  let wasCopying = false

  function withCopies({ command, guides }: DragStep): DragStep {
    copies ??= freshLayers(moved, takeable, editor.ports.newId)
    const changes = changesOf(command)
    const placed = copies.map((copy, i) => ({ ...copy, ...changes.get(moved[i]!.id) }) as Layer)
    const commands = addCommands(all, placed)
    return { command: { kind: 'batch', commands }, guides, anew: copies.map(({ id }) => id) }
  }

  return to => {
    const step = take(to)
    if (!step) return null
    if (!to.isCopying) {
      const back = wasCopying ? { ...step, anew: moved.map(({ id }) => id) } : step
      wasCopying = false
      return back
    }
    if (!hasRoom) {
      editor.getState().refuseCopy()
      return null
    }
    wasCopying = true
    return withCopies(step)
  }
}
