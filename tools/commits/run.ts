import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findMessageFaults } from './checkMessage.ts'

/** Git's `commit-msg` hook: checks the message in the given file against the staged changes. */

const GENERATED = /(?:package-lock\.json|\.gen\.ts|\.svg|\.snap|golden\/.*|docs\/api\.md|docs\/credits\.md)$/

const told = execFileSync('git', ['diff', '--cached', '--numstat'], { encoding: 'utf8' }).trim()
const added = told.split('\n').reduce((sum, line) => {
  const [count = '-', , path = ''] = line.split('\t')
  // The lines of a picture are not counted.
  return count === '-' || GENERATED.test(path) ? sum : sum + Number(count)
}, 0)
const faults = findMessageFaults(readFileSync(process.argv[2]!, 'utf8'), added)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
