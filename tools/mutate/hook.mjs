import childProcess from 'node:child_process'
import { readFileSync } from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'

// Loaded into every process of a test run by NODE_OPTIONS: one source is read from elsewhere, and nothing in the tree is touched.
const { MUTATED_URL: url, MUTATED_SOURCE: source, NODE_OPTIONS: options } = process.env
if (url !== undefined) {
  registerHooks({
    load: (asked, context, next) =>
      asked.split('?')[0] === url
        ? { format: 'module-typescript', shortCircuit: true, source: readFileSync(source) }
        : next(asked, context),
  })
  // Processes that draw are given an environment of their own, in which this would be missing.
  const { fork } = childProcess
  const told = { MUTATED_URL: url, MUTATED_SOURCE: source, NODE_OPTIONS: options }
  childProcess.fork = (module, words, how) =>
    fork(module, words, how?.env ? { ...how, env: { ...told, ...how.env } } : how)
  syncBuiltinESMExports()
}
