export { studioRoutes } from './routes.tsx'
