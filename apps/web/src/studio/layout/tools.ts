import {
  IconLetterT,
  IconPalette,
  IconPhoto,
  IconPlayFootball,
  IconSparkles,
  IconStack2,
  IconTexture,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ProductType } from '@kitwright/garment'
import type { Tool } from '../store/types.ts'
import type { StudioKey } from '../words.ts'

interface ToolInfo {
  readonly id: Tool
  readonly key: StudioKey
  readonly icon: typeof IconPalette
}

/** The rail, and on a phone the bottom bar. */
export const TOOLS: readonly ToolInfo[] = [
  { id: 'parts', key: 'parts', icon: IconPalette },
  { id: 'patterns', key: 'patterns', icon: IconTexture },
  { id: 'text', key: 'text', icon: IconLetterT },
  { id: 'images', key: 'images', icon: IconPhoto },
  { id: 'squad', key: 'squad', icon: IconUsersGroup },
  { id: 'starts', key: 'starts', icon: IconSparkles },
  { id: 'player', key: 'player', icon: IconPlayFootball },
]

/** Only on a phone: what the inspector shows on a desktop. */
export const LAYERS_TOOL: ToolInfo = { id: 'layers', key: 'layers', icon: IconStack2 }

/** Only kits are worn with boots. */
export const isOffered = ({ id }: ToolInfo, type: ProductType): boolean => id !== 'player' || type === 'SOCCER_KIT'
