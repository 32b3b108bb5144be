export { personalRoutes, signInRoutes } from './routes.tsx'
