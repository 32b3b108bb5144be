export { supplierRoutes } from './routes.tsx'
