import type { Problem } from '../check.ts'
import { isNode, lineAt, type Node, parseProgram, walk } from '../imports.ts'

/** Types that contain the whole editor, the whole editor with the open draft, or all of its state. */
const WHOLES = /^(?:Editor|StudioStoreApi|StudioStore|StudioState)$/
/** Types that a component may not name as its part of the studio: the wholes, and all state or all verbs of the editor. */
const WHOLE_PARTS = /^(?:Editor|StudioStoreApi|StudioStore|StudioState|EditorState|EditorVerbs)$/

/**
 * Reports functions of the editor or the studio that ask for the whole editor, and components that get hold of it: they
 * could change anything, and their callers cannot tell what. They name the parts they need:
 * `Access<SelectionState & DocumentVerbs>`, `useStudioParts<DocumentState>()`. The drivers of tests hold all of it.
 */
export function checkParameters(path: string, text: string): Problem[] {
  const isHeld =
    /^(?:packages\/editor\/src|apps\/web\/src\/studio)\//.test(path) && !/\/testing\/|\.test\.tsx?$/.test(path)
  if (!isHeld || !/\b(?:Editor|Studio(?:StoreApi|Store|State|Context)|useStudio(?:Store|Parts))\b/.test(text)) return []
  const problems: Problem[] = []
  const isStore = path.startsWith('apps/web/src/studio/context/store/')
  walk(parseProgram(path, text), node => {
    for (const { name, start } of [...wholesOf(node), ...(isStore ? [] : wholesFetched(node))])
      problems.push({
        path,
        line: lineAt(text, start),
        message: `a function names the parts of the editor that it needs, not ${name}`,
      })
  })
  return problems
}

function wholesOf({ type: kind, params }: Node): { name: string; start: number }[] {
  // A function type receives no value: the callers of `useStudio` choose what they select.
  if (kind === 'TSFunctionType' || !Array.isArray(params)) return []
  return params.flatMap((param: unknown) => {
    const outer = isNode(param) ? param.typeAnnotation : undefined
    const type = isNode(outer) ? outer.typeAnnotation : undefined
    const named = isNode(type) && type.type === 'TSTypeReference' ? type.typeName : undefined
    const name = isNode(named) ? String(named.name) : ''
    return WHOLES.test(name) ? [{ name, start: Number((param as Node).start) }] : []
  })
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '')

/** Returns the wholes that a component gets by a hook: the store, its context, or parts that make up a whole. */
function wholesFetched(node: Node): { name: string; start: number }[] {
  if (node.type !== 'CallExpression') return []
  const callee = nameOf(node.callee)
  const start = Number(node.start)
  if (callee === 'useStudioStore') return [{ name: callee, start }]
  if (callee === 'use' || callee === 'useContext') {
    const [context] = node.arguments as readonly unknown[]
    return nameOf(context) === 'StudioContext' ? [{ name: 'StudioContext', start }] : []
  }
  if (callee !== 'useStudioParts') return []
  const found: { name: string; start: number }[] = []
  if (!isNode(node.typeArguments)) return [{ name: 'all of it', start }]
  walk(node.typeArguments, ({ type: kind, typeName }) => {
    if (kind === 'TSTypeReference' && WHOLE_PARTS.test(nameOf(typeName))) found.push({ name: nameOf(typeName), start })
  })
  return found
}
