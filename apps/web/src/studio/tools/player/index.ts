export { usePlayerView } from './playerView.ts'
export { useIsWorn } from './useIsWorn.ts'
