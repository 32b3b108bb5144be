import { settingNames } from '../../apps/api/src/config/index.ts'

/**
 * The environment for a server that a tool starts for itself: this process's, without any setting of a server and without `NODE_ENV`. What
 * an operator has set for their own server would else decide, for example, that a benchmark's server has no demo shops.
 */
export function ownEnvironment(from: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const left = new Set<string>([...settingNames, 'NODE_ENV'])
  return Object.fromEntries(Object.entries(from).filter(([name]) => !left.has(name)))
}
