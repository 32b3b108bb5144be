export { officeRoutes } from './routes.tsx'
