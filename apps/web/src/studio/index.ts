export { warmStudio } from './lazyPages.tsx'
export { studioRoutes } from './routes.tsx'
