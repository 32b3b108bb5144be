import type { Access, SelectionVerbs } from '@kitwright/editor'
import type { PartId } from '@kitwright/garment'
import type { WindowVerbs } from '../../../context/index.ts'
import { startTool, type ViewTool } from '../../../fields/index.ts'
import { MaskPen } from './MaskPen.tsx'
import { PEN_AT_REST, usePen } from './maskPen.ts'

const tool: ViewTool = { Over: MaskPen, cancel: () => usePen.setState(PEN_AT_REST) }

interface MaskTarget {
  readonly part: PartId
  /** The piece whose outlines the first line replaces. */
  readonly anew?: string | null
}

/** Activates the pen. Until it is put away, lines on the garment become masks. On a phone the panel closes. */
export function startMaskPen(
  of: Access<Pick<WindowVerbs, 'closeSheet'> & Pick<SelectionVerbs, 'select'>>,
  { part, anew = null }: MaskTarget,
): void {
  startTool(tool)
  usePen.setState({ ...PEN_AT_REST, drawing: { tool, of }, anew })
  // Selects at once, because a phone's selection bar would push the garment up under the first line.
  of.getState().select({ kind: 'part', part })
  of.getState().closeSheet()
}
