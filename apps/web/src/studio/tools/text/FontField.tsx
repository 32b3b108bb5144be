export { FontControls as FontField } from './fonts/FontControls.tsx'
