export { PreviewPage, StudioPage } from './doors.tsx'
