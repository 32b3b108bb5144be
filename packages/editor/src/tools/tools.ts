import type { Command, Layer } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'

/** Commands of each tool on the design; nothing if it changes only how the design is shown or ordered. */
interface ToolVerbs {
  parts:
    | 'setPartFill'
    | 'setPartSpan'
    | 'addPiping'
    | 'changePiping'
    | 'removePiping'
    | 'setFabricColour'
    | 'setOption'
    | 'setClubColour'
    | 'removeClubColour'
    | 'setKit'
    | 'setKitColour'
  patterns: 'addPattern' | 'changePattern' | 'removePattern' | 'movePattern' | 'setPart' | 'setPartSpan'
  text: 'addLayer' | 'changeLayer'
  images: 'addLayer' | 'changeLayer'
  squad: never
  starts: 'replaceDocument' | 'batch'
  player: never
  layers:
    | 'changeLayer'
    | 'removeLayer'
    | 'orderLayer'
    | 'setColourCode'
    | 'addRulerGuide'
    | 'changeRulerGuide'
    | 'removeRulerGuide'
}

/** Tools of the editor, each behind a button of its own. */
export type Tool = keyof ToolVerbs

/** Fails to compile while a command of the design has no tool. */
export type CommandWithoutTool = AssertNever<Exclude<Command['kind'], ToolVerbs[Tool]>>
type AssertNever<Names extends never> = Names

interface ToolRow {
  readonly id: Tool
  /** The kind of layer whose press opens it. */
  readonly takes?: Layer['kind']
  /** The tool has no button: the inspector shows it. */
  readonly isInspector?: boolean
  /** Checks whether a garment needs it; absent for every garment. */
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

/** Returns the tools with a button, for a garment. */
export const offeredTools = (garment: Pick<Garment, 'isWornByPlayers'>): readonly Tool[] =>
  TOOLS.filter(({ isInspector, offered }) => !isInspector && (offered?.(garment) ?? true)).map(({ id }) => id)

/** Returns the tool for the pressed target: the layer's own, or for a part the open one of the two part tools. */
export const toolFor = (pressed: Pick<Layer, 'kind'> | undefined, open: Tool): Tool =>
  TOOLS.find(({ takes }) => pressed !== undefined && takes === pressed.kind)?.id ??
  (open === 'patterns' ? 'patterns' : 'parts')
