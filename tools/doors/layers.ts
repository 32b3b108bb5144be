import { posix } from 'node:path'
import type { Problem } from './check.ts'
import { listImports } from './imports.ts'
import { isTest } from './testFiles.ts'

/**
 * The order of the folders inside a module: each may import those before it. Files directly in the module (its index,
 * its workers) may import all of them. The folders may import none of these files except the `shared` ones.
 */
export interface LayerRule {
  /** The path from the root, without a trailing slash. */
  folder: string
  layers: readonly string[]
  /** Files directly in the folder that its layers may import. */
  shared?: readonly string[]
}

/** Returns upward imports between the layers of one module, and folders that its rule does not name. */
export function checkLayers(path: string, text: string, rules: readonly LayerRule[]): Problem[] {
  const matching = rules.filter(({ folder }) => path.startsWith(`${folder}/`))
  return matching.flatMap(rule => checkRule(path, text, rule))
}

function checkRule(path: string, text: string, rule: LayerRule): Problem[] {
  const own = layerOf(path, rule)
  if (own === undefined) return []
  if (!rule.layers.includes(own))
    return [{ path, line: 1, message: `${rule.folder}/${own} is not in the order of tools/doors/layerTable.ts` }]
  if (isTest(path)) return []
  return listImports(path, text).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return []
    const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
    const message = complainOf(own, target, rule)
    return message === undefined ? [] : [{ path, line, message }]
  })
}

function complainOf(own: string, target: string, { folder, layers, shared = [] }: LayerRule): string | undefined {
  if (!target.startsWith(`${folder}/`)) return undefined
  const other = layerOf(target, { folder, layers })
  if (other === undefined) {
    const file = target.slice(folder.length + 1)
    return shared.includes(file) ? undefined : `${folder}/${own} may not import ${file}, which lies above it`
  }
  return layers.indexOf(other) > layers.indexOf(own)
    ? `${folder}/${own} may not import ${other}, which comes after it`
    : undefined
}

/** Returns the layer folder that contains the path; undefined when the file lies directly in the module. */
function layerOf(path: string, { folder, layers }: LayerRule): string | undefined {
  const rest = path.slice(folder.length + 1)
  const nested = layers.find(layer => layer.includes('/') && rest.startsWith(`${layer}/`))
  if (nested !== undefined) return nested
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : undefined
}
