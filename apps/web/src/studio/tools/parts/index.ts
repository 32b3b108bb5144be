export { PartFill } from './PartFill.tsx'
export { PartsPanel } from './PartsPanel.tsx'
