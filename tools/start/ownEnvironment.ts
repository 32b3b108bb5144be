import { settingNames } from '../../apps/api/src/config/index.ts'

/**
 * Returns the environment for a server that a tool starts: this process's, without any server settings and without
 * `NODE_ENV`. Otherwise an operator's settings for their own server would decide, for example, that a benchmark's
 * server has no demo shops.
 */
export function ownEnvironment(from: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const left = new Set<string>([...settingNames, 'NODE_ENV'])
  return Object.fromEntries(Object.entries(from).filter(([name]) => !left.has(name)))
}
