/** URLs of the garments' models as the bundler serves them. */
const MODELS = import.meta.glob<string>('../../../../../packages/garment/src/*/*.glb', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Returns the URL of a garment's GLB. Throws if the garment has no such model. */
export function modelUrl(garment: string, glb: string): string {
  const found = Object.entries(MODELS).find(([path]) => path.endsWith(`/${garment}/${glb}`))
  if (!found) throw new Error(`garment ${garment} has no model ${glb}`)
  return found[1]
}
