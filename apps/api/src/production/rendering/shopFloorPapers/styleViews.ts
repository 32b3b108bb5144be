import { TECH_VIEWS, type TechView } from '@kitwright/press'
import { codeHash } from '../../storage/codeHash.ts'
import { backgroundCaller, toPackError, filesOf, type MakingDependencies } from '../printFiles/garmentFile.ts'
import { type ContentRef, findContent, putContent, sha256Of } from '../../storage/contentStore.ts'
import { PackError } from '../../garments/packError.ts'
import { drawViews, type Style, type StyleViews } from './job.ts'

export type ViewsOf = (style: Pick<Style, 'document' | 'who'>) => Promise<StyleViews>

async function findViews(refOf: (view: TechView) => ContentRef, dependencies: MakingDependencies) {
  const views: { -readonly [side in TechView]?: Uint8Array } = {}
  for (const view of TECH_VIEWS) {
    const known = await findContent(refOf(view), dependencies)
    if (!known) return undefined
    // An empty file means that it cannot be drawn.
    if (known.length > 0) views[view] = known
  }
  return views
}

async function drawAnew(
  { document, who }: Pick<Style, 'document' | 'who'>,
  dependencies: MakingDependencies,
): Promise<StyleViews> {
  const input = async () => ({ document, who, ...(await filesOf(document, dependencies)) })
  const answer = await dependencies.workers
    .run(drawViews, input, backgroundCaller(dependencies))
    .catch(toPackError(who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  return answer.views
}

/**
 * Draws a style as worn once for all papers and stores it by its inputs, whoever wears it. Throws a `PackError` that
 * names the garment that cannot be drawn.
 */
export function createViews(dependencies: MakingDependencies): ViewsOf {
  const asked = new Map<string, Promise<StyleViews>>()
  const viewsOf = async (hash: string, style: Pick<Style, 'document' | 'who'>): Promise<StyleViews> => {
    const refOf = (view: TechView): ContentRef => ({ hash: sha256Of(`${hash} ${view}`), kind: 'png' })
    const known = await findViews(refOf, dependencies)
    if (known) return known
    const views = await drawAnew(style, dependencies)
    for (const view of TECH_VIEWS) await putContent(refOf(view), views[view] ?? new Uint8Array(), dependencies)
    return views
  }
  return async style => {
    const hash = sha256Of(JSON.stringify([await codeHash(), style.document]))
    const drawn = asked.get(hash) ?? viewsOf(hash, style)
    asked.set(hash, drawn)
    return drawn
  }
}
