import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile, type Problem } from './check.ts'
import { checkCalendarDays } from './code/calendarDays.ts'
import { checkCommands } from './code/commands.ts'
import { findCycles } from './cycles.ts'
import { checkDeclared, type Manifest } from './dependencies.ts'
import { checkFolderSizes } from './folderSize.ts'
import { checkLayers } from './layers.ts'
import { layerTable } from './layerTable.ts'
import { listSources } from './listSources.ts'
import { checkNames } from './code/names.ts'
import { checkParameters } from './code/parameters.ts'
import { checkVocabulary } from './code/vocabulary.ts'

const REPO_ROOT = join(import.meta.dirname, '../..')

/**
 * `npm run doors`: says which imports go past the doors of docs/house.md, which packages a workspace uses without declaring
 * them, which names leave the web app's one dialect
 * or hide what they name, who asks for the whole editor, who makes commands by hand, which days ignore time zones, and which folders are crowded.
 */
function main(): number {
  const files = listSources().filter(path => /\.tsx?$/.test(path))
  const problems = files.flatMap(checkOne)
  for (const { path, line, message } of problems) console.error(`${path}:${line} ${message}`)
  const cycles = findCycles(files.map(path => ({ path, text: readFileSync(join(REPO_ROOT, path), 'utf8') })))
  for (const { folder, members } of cycles) console.error(`${folder}: ${members.join(', ')} are a circle of imports`)
  const crowded = checkFolderSizes(files)
  for (const message of crowded) console.error(message)
  if (files.length === 0) console.error('No file was found to check')
  console.log(
    `doors: ${files.length} files, ${problems.length} wrong imports, names and parameters, ${cycles.length} circles, ${crowded.length} crowded folders`,
  )
  return problems.length + cycles.length + crowded.length === 0 && files.length > 0 ? 0 : 1
}

function checkOne(path: string): Problem[] {
  try {
    const text = readFileSync(join(REPO_ROOT, path), 'utf8')
    return [
      ...checkFile(path, text),
      ...checkDeclared(path, text, manifestOf),
      ...checkLayers(path, text, layerTable),
      ...checkNames(path, text),
      ...checkParameters(path, text),
      ...checkCommands(path, text),
      ...checkVocabulary(path, text),
      ...checkCalendarDays(path, text),
    ]
  } catch (error) {
    return [{ path, line: 1, message: error instanceof Error ? error.message : String(error) }]
  }
}

const manifests = new Map<string, Manifest | undefined>()

function manifestOf(folder: string): Manifest | undefined {
  if (!manifests.has(folder)) {
    const path = join(REPO_ROOT, folder, 'package.json')
    manifests.set(folder, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined)
  }
  return manifests.get(folder)
}

process.exitCode = main()
