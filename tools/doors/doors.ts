import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { checkFile, type Problem } from './check.ts'

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results'])

/** `npm run doors`: says which imports go past the doors of docs/house.md. */
function main(): number {
  const pattern = '{apps,packages,tools,e2e}/**/*.{ts,tsx}'
  const files = globSync(pattern, { cwd: root, exclude: name => left.has(name.split(sep).at(-1) ?? '') })
  const problems = files.flatMap(file => checkOne(file.split(sep).join('/')))
  for (const { path, line, message } of problems) console.error(`${path}:${line} ${message}`)
  if (files.length === 0) console.error('No file was found to check')
  console.log(`doors: ${files.length} files, ${problems.length} wrong imports`)
  return problems.length === 0 && files.length > 0 ? 0 : 1
}

function checkOne(path: string): Problem[] {
  try {
    return checkFile(path, readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    return [{ path, line: 1, message: error instanceof Error ? error.message : String(error) }]
  }
}

process.exitCode = main()
