// Code that draws and measures designs in this browser. It is one file for both, since several would make the studio's
// larger.
export { renderDesign } from './renderDesign.ts'
export { DrawnPicture } from './DrawnPicture.tsx'
export { nameProblems } from './nameProblems.ts'
export { readDesign } from '@kitwright/design'
