export { useIsWorn, usePlayerView } from './playerView.ts'
