import { parseSync } from 'oxc-parser'
import type { Problem } from './check.ts'
import { isNode, lineAt, type Node, walk } from './imports.ts'

/** All of the editor, all of it with the open draft, and all that this knows. */
const WHOLES = /^(?:Editor|StudioStoreApi|StudioStore|StudioState)$/

/**
 * Reports functions of the editor or the studio that ask for the whole editor: they could change anything, and their
 * callers cannot tell what. They name the parts they need: `Access<Selected & DocumentVerbs>`. The drivers of tests
 * hold all of it.
 */
export function checkParameters(path: string, text: string): Problem[] {
  const isHeld =
    /^(?:packages\/editor\/src|apps\/web\/src\/studio)\//.test(path) && !/\/testing\/|\.test\.tsx?$/.test(path)
  if (!isHeld || !/\b(?:Editor|Studio(?:StoreApi|Store|State))\b/.test(text)) return []
  const problems: Problem[] = []
  walk(parseSync(path, text).program, node => {
    for (const { name, start } of wholesOf(node))
      problems.push({
        path,
        line: lineAt(text, start),
        message: `a function names the parts of the editor that it needs, not ${name}`,
      })
  })
  return problems
}

function wholesOf({ type: kind, params }: Node): { name: string; start: number }[] {
  // A type of functions takes nothing: `useStudio` lets its callers say what they select.
  if (kind === 'TSFunctionType' || !Array.isArray(params)) return []
  return params.flatMap((param: unknown) => {
    const outer = isNode(param) ? param.typeAnnotation : undefined
    const type = isNode(outer) ? outer.typeAnnotation : undefined
    const named = isNode(type) && type.type === 'TSTypeReference' ? type.typeName : undefined
    const name = isNode(named) ? String(named.name) : ''
    return WHOLES.test(name) ? [{ name, start: Number((param as Node).start) }] : []
  })
}
