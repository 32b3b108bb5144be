export type { Config } from './config.ts'
export { ConfigError, parseConfig } from './config.ts'
