import { createDesign, parseDesign } from '@kitwright/design'
import { anyCommand } from '@kitwright/design/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openEditor } from '../testing/openEditor.ts'
import { designOf, documentOf } from './selectors.ts'

const start = createDesign('soccer')
const kits = fc.constantFrom(null, 'away', 'goalkeeper', 'third' as const)
const steps = fc.array(
  fc.tuple(anyCommand, fc.constantFrom(undefined, 'drag'), fc.constantFrom('stay', 'undo', 'redo'), kits),
  { maxLength: 25, size: 'large' },
)

/** Checks that a design, and what its open kit shows, can be stored and read. */
function expectReadable(editor: ReturnType<typeof openEditor>): void {
  for (const document of [designOf(editor.getState()), documentOf(editor.getState())]) {
    const read = parseDesign(JSON.parse(JSON.stringify(document)))
    expect(read.ok ? null : `${read.reason} at ${read.path}`).toBeNull()
  }
}

test('random commands in any kit keep the design readable and are undone', () => {
  fc.assert(
    fc.property(steps, list => {
      const editor = openEditor(start)
      for (const [command, gesture, then, kit] of list) {
        const { commit, undo, redo, openKit } = editor.getState()
        openKit(kit)
        commit(command, gesture)
        expectReadable(editor)
        if (then === 'undo') undo()
        if (then === 'redo') redo()
        expectReadable(editor)
      }
      while (editor.getState().history.past.length > 0) editor.getState().undo()
      expect(designOf(editor.getState())).toStrictEqual(start)
    }),
    { numRuns: 40 },
  )
})
