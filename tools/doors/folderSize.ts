import { posix } from 'node:path'

/** The most source files that may lie directly in one folder, tests and style sheets not counted. */
export const MOST_FILES = 15

/** Folders that held more when the rule came. The list only shrinks: a folder that has become small enough leaves it. */
export const crowdedFolders: readonly string[] = []

/** Complaints about folders that hold more than `MOST_FILES` files, and about listed ones that no longer do. */
export function checkFolderSizes(paths: readonly string[], crowded: readonly string[] = crowdedFolders): string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter(isSource)) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  const large = [...counts].filter(([, count]) => count > MOST_FILES)
  const names = new Set(large.map(([folder]) => folder))
  return [
    ...large
      .filter(([folder]) => !crowded.includes(folder))
      .map(([folder, count]) => `${folder} holds ${count} files, more than ${MOST_FILES}: make folders inside it`),
    ...crowded
      .filter(folder => !names.has(folder))
      .map(
        folder => `${folder} holds at most ${MOST_FILES} files now: take it off the list in tools/doors/folderSize.ts`,
      ),
  ]
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(?:test|spec|d)\.tsx?$/.test(path)
