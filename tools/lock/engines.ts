/** The oldest Node that installs; see "engines" in package.json. */
const INSTALLS_WITH = 20

interface Entry {
  engines?: Record<string, string>
}
export interface Lock {
  packages: Record<string, Entry>
}

/** Whether no alternative of a range such as `^22.12.0 || >=24` begins at that Node or before. */
const asksForMore = (range: string): boolean =>
  range.split('||').every(each => Number(/\d+/.exec(each)?.[0] ?? 0) > INSTALLS_WITH)

const entriesAskingForMore = ({ packages }: Lock): [string, Entry][] =>
  Object.entries(packages).filter(([, { engines }]) => engines?.node !== undefined && asksForMore(engines.node))

/** The packages that npm would warn of, five lines each. */
export const listAskingForMore = (lock: Lock): string[] => entriesAskingForMore(lock).map(([path]) => path)

/**
 * Leaves out of the lock which Node these packages want. npm compares it with the Node that installs them, but they never run on
 * that: every script runs on the Node 24 that is one of the dependencies. npm has no setting for this one warning.
 */
export function relaxEngines(lock: Lock): Lock {
  for (const [, entry] of entriesAskingForMore(lock)) delete entry.engines
  return lock
}
