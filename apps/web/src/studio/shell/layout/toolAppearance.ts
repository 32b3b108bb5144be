import type { TextKey } from '@kitwright/words'
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
import type { Tool } from '@kitwright/editor'

interface ToolAppearance {
  readonly key: TextKey<'studio'>
  readonly icon: typeof IconPalette
}

/** The name and icon of each of the editor's tools. */
export const SHOWN: Readonly<Record<Tool, ToolAppearance>> = {
  parts: { key: 'parts', icon: IconPalette },
  patterns: { key: 'patterns', icon: IconTexture },
  text: { key: 'text', icon: IconLetterT },
  images: { key: 'images', icon: IconPhoto },
  squad: { key: 'squad', icon: IconUsersGroup },
  starts: { key: 'starts', icon: IconSparkles },
  player: { key: 'player', icon: IconPlayFootball },
  layers: { key: 'layers', icon: IconStack2 },
}
