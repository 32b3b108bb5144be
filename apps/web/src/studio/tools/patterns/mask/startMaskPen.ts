import type { Access, SelectionVerbs, ViewVerbs } from '@kitwright/editor'
import type { PartId } from '@kitwright/garment'
import { startTool, type ViewTool } from '../../../fields/index.ts'
import { MaskPen } from './MaskPen.tsx'
import { PEN_AT_REST, usePen } from './maskPen.ts'

const tool: ViewTool = { Over: MaskPen, cancel: () => usePen.setState(PEN_AT_REST) }

interface MaskTarget {
  readonly part: PartId
  /** The piece whose outlines the first line takes the place of. */
  readonly anew?: string | null
}

/** Takes the pen: until it is put away, lines on the garment are masks. On a phone the panel makes room for it. */
export function startMaskPen(
  of: Access<Pick<ViewVerbs, 'closeSheet'> & Pick<SelectionVerbs, 'select'>>,
  { part, anew = null }: MaskTarget,
): void {
  startTool(tool)
  usePen.setState({ ...PEN_AT_REST, drawing: { tool, of }, anew })
  // At once: what is shown of a selection on a phone would push the garment up under the first line.
  of.getState().select({ kind: 'part', part })
  of.getState().closeSheet()
}
