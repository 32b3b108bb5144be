import type { Command, Layer } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'

/** Commands of each tool on the design; nothing if it changes only how the design is shown or ordered. */
interface ToolVerbs {
  parts: 'setPartFill' | 'setPartSpan' | 'setPiping' | 'setFabricColour' | 'setOptions' | 'setClubColours' | 'setKit'
  patterns: 'setPartPattern' | 'setPartPatterns' | 'setPart' | 'setPartSpan'
  text: 'addLayer' | 'changeLayer'
  images: 'addLayer' | 'changeLayer'
  squad: never
  starts: 'replaceDocument' | 'batch'
  player: never
  layers: 'changeLayer' | 'removeLayer' | 'orderLayer' | 'setColourCode' | 'setRulerGuides'
}

/** Tools of the editor, each behind a button of its own. */
export type Tool = keyof ToolVerbs

/** Does not compile while a command of the design has no tool. */
export type CommandWithoutTool = AssertNever<Exclude<Command['kind'], ToolVerbs[Tool]>>
type AssertNever<Names extends never> = Names

interface ToolRow {
  readonly id: Tool
  /** The kind of layer that it is opened for when one is pressed. */
  readonly takes?: Layer['kind']
  /** Has no button: the inspector shows it. */
  readonly isInspector?: boolean
  /** Whether a garment has use for it; every garment, where nothing is said. */
  readonly offered?: (garment: Pick<Garment, 'isWornByPlayers'>) => boolean
}

/** Every tool, in the order of their buttons. */
export const TOOLS: readonly ToolRow[] = [
  { id: 'parts' },
  { id: 'patterns' },
  { id: 'text', takes: 'text' },
  { id: 'images', takes: 'image' },
  { id: 'squad' },
  { id: 'starts' },
  { id: 'player', offered: ({ isWornByPlayers }) => isWornByPlayers === true },
  {
    id: 'layers',
    isInspector: true,
  },
]

/** The tools with a button, for a garment. */
export const offeredTools = (garment: Pick<Garment, 'isWornByPlayers'>): readonly Tool[] =>
  TOOLS.filter(({ isInspector, offered }) => !isInspector && (offered?.(garment) ?? true)).map(({ id }) => id)

/** The tool for what was pressed: a layer's own; on a part whichever of the two for parts is open. */
export const toolFor = (pressed: Pick<Layer, 'kind'> | undefined, open: Tool): Tool =>
  TOOLS.find(({ takes }) => pressed !== undefined && takes === pressed.kind)?.id ??
  (open === 'patterns' ? 'patterns' : 'parts')
