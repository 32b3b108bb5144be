export { PlayerStrip } from './PlayerStrip.tsx'
