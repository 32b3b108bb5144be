export { buildApp } from './app.ts'
export type { AppDependencies } from './app.ts'
export { seed } from './seed.ts'
export type { PrintedAccount } from './seed.ts'
