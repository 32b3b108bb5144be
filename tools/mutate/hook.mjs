import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Loaded into every process of a test run by NODE_OPTIONS: one source is read from elsewhere, and nothing in the tree is touched.
const { MUTATED_URL: url, MUTATED_SOURCE: source } = process.env
if (url !== undefined)
  registerHooks({
    load: (asked, context, next) =>
      asked.split('?')[0] === url
        ? { format: 'module-typescript', shortCircuit: true, source: readFileSync(source) }
        : next(asked, context),
  })
