import { createWearer, type DressedWearer, type WearerFiles } from '@kitwright/scene/wearer'
import { appearanceOf, type WearerInput } from './appearanceOf.ts'

const FILES = import.meta.glob<string>('../../../../../../packages/library/assets/players/{mannequin.glb,head.json}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function urlOf(name: string): string {
  const url = Object.entries(FILES).find(([path]) => path.endsWith(name))?.[1]
  if (url === undefined) throw new Error(`the build has no ${name}`)
  return url
}

/** Returns the URLs of the figure and the head. */
export const wearerFiles = (): WearerFiles => ({ figure: urlOf('mannequin.glb'), head: urlOf('head.json') })

/** Creates a dressed player for a stage. Rejects if the figure cannot be loaded. */
export async function makeWearer(worn: WearerInput): Promise<DressedWearer> {
  const wearer = await createWearer(wearerFiles())
  wearer.wear(appearanceOf(worn))
  return wearer
}
