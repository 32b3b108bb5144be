import type { Editor } from '../createEditor.ts'
import { enterKey, groupKey } from '../keys/groupKeys.ts'
import { commandKey, historyKey, layerKey, handleEscape, type KeyPress } from '../keys/keyBindings.ts'

const HELD = /^(?:Ctrl|Meta|Alt|Shift)\+(?=.)/

/** Parses `Ctrl+Shift+z` into a browser's key press. */
function pressOf(name: string): KeyPress {
  const held = new Set<string>()
  let key = name
  for (let found = HELD.exec(key); found; found = HELD.exec(key)) {
    held.add(found[0])
    key = key.slice(found[0].length)
  }
  return {
    key,
    ctrlKey: held.has('Ctrl+'),
    metaKey: held.has('Meta+'),
    altKey: held.has('Alt+'),
    shiftKey: held.has('Shift+'),
  }
}

/**
 * Returns the studio's key handlers in their order. Throws if no handler takes a key, or with the trouble that one
 * reports.
 */
export function createKeyboard(editor: Editor): (name: string, times: number) => void {
  let holds = 0
  return (name, times) => {
    const press = pressOf(name)
    const troubles: string[] = []
    const tell = (trouble: string): void => void troubles.push(trouble)
    holds += 1
    for (let i = 0; i < times; i++) {
      const isDone =
        historyKey(press, editor) ||
        commandKey(press, editor, tell) ||
        layerKey(press, editor, `keys${holds}`, tell) ||
        groupKey(press, editor, tell) ||
        enterKey(press, editor) ||
        (press.key === 'Escape' && handleEscape(editor))
      if (!isDone) throw new Error(`${name} means nothing here`)
    }
    if (troubles.length > 0) throw new Error(`${name}: ${troubles.join(', ')}`)
  }
}
