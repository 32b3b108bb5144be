/** The oldest Node version that can install; see "engines" in package.json. */
const INSTALLS_WITH = 20

interface Entry {
  engines?: Record<string, string>
}
export interface Lock {
  packages: Record<string, Entry>
}

/** Returns whether every alternative of a range such as `^22.12.0 || >=24` begins after that Node version. */
const asksForMore = (range: string): boolean =>
  range.split('||').every(each => Number(/\d+/.exec(each)?.[0] ?? 0) > INSTALLS_WITH)

const entriesAskingForMore = ({ packages }: Lock): [string, Entry][] =>
  Object.entries(packages).filter(([, { engines }]) => engines?.node !== undefined && asksForMore(engines.node))

/** Lists the packages that npm would warn about, with five lines each. */
export const listAskingForMore = (lock: Lock): string[] => entriesAskingForMore(lock).map(([path]) => path)

/**
 * Removes the required Node version of these packages from the lock. npm compares it with the Node that installs them,
 * but they never run on that: every script runs on Node 24, which is one of the dependencies. npm has no setting for
 * this one warning.
 */
export function relaxEngines(lock: Lock): Lock {
  for (const [, entry] of entriesAskingForMore(lock)) delete entry.engines
  return lock
}
