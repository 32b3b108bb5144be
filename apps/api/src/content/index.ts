export { createContentEndpoints } from './endpoints.ts'
export { publishDuePages } from './publishDuePages.ts'
export { findVisible } from './readPage.ts'
export { seedDemoHome } from './seedDemoHome.ts'
