export type { Config } from './config.ts'
export { MAIN_CELL } from './settingSchemas.ts'
export { ConfigError, parseConfig, readBackupTo, type S3Access } from './config.ts'
export { diskReason, explainDatabase, explainPort, makeFolder, requireFolders, StartError } from './startError.ts'
