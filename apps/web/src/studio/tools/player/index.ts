export { useIsWorn, usePlayerView, type PlayerView } from './playerView.ts'
