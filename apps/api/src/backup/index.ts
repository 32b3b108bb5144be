export { backUp, type Installation } from './backup.ts'
export { BackupError, type Manifest } from './manifest.ts'
export { checkBackup, restore } from './restore.ts'
