import { type Guides, guideShapes, pathOf } from '@kitwright/editor'
import type { LiveStage } from '../stage/liveStage.ts'

const SVG = 'http://www.w3.org/2000/svg'

function element(name: string, attributes: Record<string, string>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}

/** Draws the snap guides of a dragged layer over the cloth, with their distances. */
export function placeGuides(group: SVGGElement, { stage }: LiveStage, guides: Guides | null): void {
  if (!guides && !group.hasChildNodes()) return
  const { lines, labels } = guideShapes(guides, at => {
    const point = guides && stage.toScreen(guides.piece, at)
    return point?.isFacing ? point : null
  })
  group.replaceChildren(
    ...lines.map(({ kind, points }) => element('polyline', { points: pathOf(points), 'data-kind': kind })),
    ...labels.map(({ at, text }) => element('text', { x: String(at.x), y: String(at.y) }, text)),
  )
}
