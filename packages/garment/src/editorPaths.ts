import type { ProductType } from './types.ts'

/** The last segment of `/design/{segment}` for each product type. */
export const EDITOR_PATHS = {
  soccer: 'SOCCER_KIT',
  polo: 'POLO_SHIRT',
  sleeveless: 'SLEEVELESS_SHIRT',
  oversizedshirt: 'OVERSIZED_SHIRT',
  tshirt: 'TSHIRT',
  hoodie: 'HOODIE',
  boxyfit: 'BOXY_FIT',
  boxingtrunk: 'BOXING_TRUNK',
} as const satisfies Record<string, ProductType>
export type EditorPath = keyof typeof EDITOR_PATHS

/** The product type that an editor path opens; undefined for an unknown path. */
export const productTypeAt = (path: string): ProductType | undefined =>
  Object.hasOwn(EDITOR_PATHS, path) ? EDITOR_PATHS[path as EditorPath] : undefined

/** The editor path of a product type. */
export function editorPathOf(type: ProductType): EditorPath {
  const found = (Object.keys(EDITOR_PATHS) as EditorPath[]).find(path => EDITOR_PATHS[path] === type)
  if (!found) throw new Error(`product type ${type} has no editor path`)
  return found
}
