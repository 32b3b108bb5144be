import {
  IconBackground,
  IconBrightnessHalf,
  IconCrop,
  IconPalette,
  IconRotateRectangle,
  IconSticker,
  IconVectorBezier2,
} from '@tabler/icons-react'

/** The editor's tools. Their names are texts of the namespace `images`. */
export const EDITOR_TOOLS = [
  { id: 'crop', icon: IconCrop },
  { id: 'turn', icon: IconRotateRectangle },
  { id: 'background', icon: IconBackground },
  { id: 'colours', icon: IconPalette },
  { id: 'light', icon: IconBrightnessHalf },
  { id: 'outline', icon: IconSticker },
  { id: 'trace', icon: IconVectorBezier2 },
] as const
export type EditorTool = (typeof EDITOR_TOOLS)[number]['id']
