import type { Access, ViewVerbs } from '@kitwright/editor'
import { startTool, type ViewTool } from '../../../fields/index.ts'
import { MaskPen } from './MaskPen.tsx'
import { PEN_AT_REST, usePen } from './pen.ts'

const tool: ViewTool = { Over: MaskPen, cancel: () => usePen.setState(PEN_AT_REST) }

/** Takes the pen: until it is put away, lines on the garment are masks. On a phone the panel makes room for it. */
export function takePen(of: Access<Pick<ViewVerbs, 'closeSheet'>>, anew: string | null = null): void {
  startTool(tool)
  usePen.setState({ ...PEN_AT_REST, drawing: { tool, of }, anew })
  of.getState().closeSheet()
}
