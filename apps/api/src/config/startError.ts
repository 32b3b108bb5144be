import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'

/** Reason why the server cannot start, in a sentence for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? ''

interface Address extends Pick<Config, 'host' | 'port'> {
  /** The prefix of its settings' names. */
  readonly of?: '' | 'METRICS_' | 'OPERATOR_'
}

/** Explains a fault of the port as a {@link StartError}; returns any other error as it is. */
export function explainPort(error: unknown, { host, port, of = '' }: Address): unknown {
  const sentence = {
    EADDRINUSE: `Port ${port} is taken: another program listens there, perhaps another Kitwright. End that one, or set ${of}PORT to a free port.`,
    EACCES: `This account may not listen on port ${port}. Set ${of}PORT to one above 1023.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set ${of}HOST to one that is, or leave it out.`,
    ENOTFOUND: `${host} is no address of this machine. Set ${of}HOST to one that is, or leave it out.`,
  }[codeOf(error)]
  return sentence === undefined ? error : new StartError(sentence, { cause: error })
}

/** Makes the folders for what is kept, and proves that each takes a file. Throws a {@link StartError} where one does not. */
export function requireFolders({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): void {
  requireFolder(dataDir, { keeps: 'its data', setting: 'DATA_DIR' })
  if (filesUrl.startsWith('file:'))
    requireFolder(fileURLToPath(filesUrl), { keeps: 'uploads', setting: 'FILES_URL', mode: 0o700 })
}

interface Purpose {
  readonly keeps: string
  readonly setting: string
  /** The mode of the folder, if it is created. */
  readonly mode?: number
}

function requireFolder(folder: string, purpose: Purpose): void {
  const proof = join(folder, `.start-${process.pid}`)
  try {
    makeFolder(folder, purpose.mode)
    writeFileSync(proof, 'Kitwright can write here.\n')
  } catch (error) {
    throw explainFolder(error, folder, purpose)
  } finally {
    // A full disk creates the file and refuses its content.
    removeIfThere(proof)
  }
}

function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // If its folder is a file or may not be entered, the write will say so.
  }
}

/**
 * Creates a folder and its parents. Not with `recursive`, because Node then retries for ever in an existing folder that
 * accepts none, such as `/proc`.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  mkdirSync(folder, { mode })
}

const DISK: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is on a disk that can only be read',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'there is a file in its way',
  EEXIST: 'there is a file in its way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this account’s share of the disk is full',
  EISDIR: 'there is a folder in its way',
}

/** Reason why the disk refuses something, as a phrase that continues after its name; undefined for any other error. */
export const diskReason = (error: unknown): string | undefined => DISK[codeOf(error)]

function explainFolder(error: unknown, folder: string, { keeps, setting }: Purpose): unknown {
  const reason = diskReason(error)
  if (reason === undefined) return error
  const sentence = `Kitwright cannot keep ${keeps} in ${folder}: ${reason}. Mend that, or set ${setting} to another folder.`
  return new StartError(sentence, { cause: error })
}

const UNREACHABLE = 'does not answer. Is it running, and are host and port right?'
const REFUSED = 'refuses the user or the password.'
const DATABASE: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ENOTFOUND: 'cannot be found: no machine has that name.',
  EAI_AGAIN: 'cannot be found: the name service does not answer.',
  ETIMEDOUT: UNREACHABLE,
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'has no database of that name. Make it first (createdb).',
  '42501': 'does not let this user do what is needed: the user must own the database and be allowed to create a role.',
  '53300': 'has no connection free.',
  '57P03': 'is just starting or stopping. Try again in a moment.',
  '53100': 'has no room left on its disk.',
}

/** Explains a fault of the database that the setting names as a {@link StartError} without its password; returns any other error as it is. */
export function explainDatabase(
  error: unknown,
  databaseUrl: string | undefined,
  setting: 'DATABASE_URL' | 'DATABASE_CELLS' = 'DATABASE_URL',
): unknown {
  if (databaseUrl === undefined || !(error instanceof Error) || error instanceof StartError) return error
  // The addresses were tried one after the other and failed alike.
  const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [error]
  // An error of our own already has its message, whatever caused it, for example a bucket that hung up.
  const cause = codeOf(first) === '' && first.name === 'Error' ? (first.cause ?? first) : first
  const reason = DATABASE[codeOf(cause)] ?? (/timeout expired/.test(first.message) ? UNREACHABLE : undefined)
  if (reason === undefined) return error
  const { host, pathname } = new URL(databaseUrl)
  return new StartError(`The database at ${host}${pathname} (${setting}) ${reason}`, { cause: error })
}
