export { appearanceOf } from './appearanceOf.ts'
export { Bust } from './Bust.tsx'
export { wordKey } from './playerTextKey.ts'
export { useIsWorn, usePlayerView, type PlayerView } from './playerView.ts'
