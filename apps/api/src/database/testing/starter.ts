import { writeSync } from 'node:fs'
import { startEmbeddedDatabase } from '../embeddedPostgres/embeddedDatabase.ts'

/** Program for the launcher's tests: starts, prints the address, and stops when its input ends. */
const dataDir = process.argv[2] ?? ''
const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir })
writeSync(1, `${databaseUrl}\n`)
process.stdin.resume().once('end', () => void stop())
