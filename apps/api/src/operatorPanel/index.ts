export { openPanel, startPanel } from './openPanel.ts'
