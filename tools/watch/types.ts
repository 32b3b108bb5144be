import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Diagnostic } from 'typescript/unstable/async'
import { REPO_ROOT } from '../test/execute.ts'

/** The changed files, from the root. */
export interface Changes {
  changed: string[]
  created: string[]
  deleted: string[]
}

/**
 * The compiler with both projects in memory: it is notified of saves and checked file by file, so that the nearest
 * files come first. `tsc --incremental` checks everything again after any save.
 */
export interface Types {
  /** Reports the changes of the source. */
  tell(changes: Changes): Promise<void>
  /** Returns a line for each mistake in a file, from any project that contains it. */
  problemsIn(path: string): Promise<string[]>
}

const PROJECTS = ['tsconfig.node.json', 'tsconfig.web.json']
const inRoot = (path: string): string => join(REPO_ROOT, path)

export async function openTypes(): Promise<Types> {
  const api = new API({ cwd: REPO_ROOT })
  let snapshot = await api.updateSnapshot({ openProjects: PROJECTS.map(inRoot) })
  return {
    async tell({ changed, created, deleted }) {
      const older = snapshot
      snapshot = await api.updateSnapshot({
        fileChanges: { changed: changed.map(inRoot), created: created.map(inRoot), deleted: deleted.map(inRoot) },
      })
      await older.dispose()
    },
    async problemsIn(path) {
      const found = await Promise.all(
        snapshot.getProjects().map(async ({ program }) => {
          // A file outside the project has no mistakes in it.
          if ((await program.getSourceFile(inRoot(path))) === undefined) return []
          const syntax = await program.getSyntacticDiagnostics(inRoot(path))
          return syntax.length > 0 ? syntax : program.getSemanticDiagnostics(inRoot(path))
        }),
      )
      return [...new Set(found.flat().map(problem => tellProblem(path, problem)))]
    },
  }
}

function tellProblem(path: string, { pos, text, messageChain = [] }: Diagnostic): string {
  const line = readFileSync(inRoot(path), 'utf8').slice(0, pos).split('\n').length
  return `${path}:${line} ${[text, ...messageChain.map(cause => cause.text)].join(' ')}`
}
