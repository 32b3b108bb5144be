import { createWearer, type DressedWearer } from '@kitwright/scene/wearer'
import { appearanceOf, type WearerInput } from './appearanceOf.ts'

const FIGURES = import.meta.glob<string>('../../../../../../packages/library/assets/players/mannequin.glb', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Creates a dressed player for a stage. Rejects if the figure cannot be loaded. */
export async function makeWearer(worn: WearerInput): Promise<DressedWearer> {
  const [url] = Object.values(FIGURES)
  if (url === undefined) throw new Error('the build has no mannequin')
  const wearer = await createWearer(url)
  wearer.wear(appearanceOf(worn))
  return wearer
}
