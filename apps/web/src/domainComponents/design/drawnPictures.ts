// What draws and measures designs in this browser: one file for both, since more of them would make the studio's larger.
export { DrawnPicture } from './DrawnPicture.tsx'
export { nameProblems } from './nameProblems.ts'
export { readDesign } from '@kitwright/design'
