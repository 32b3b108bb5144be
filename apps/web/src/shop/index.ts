export { WebLayout } from './layout/WebLayout.tsx'
export { shopRoutes } from './routes.tsx'
