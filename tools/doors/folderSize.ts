import { posix } from 'node:path'

/** The maximum number of source files directly in one folder, without tests and style sheets. */
export const MOST_FILES = 15

/** Returns complaints about folders that hold more than `MOST_FILES` files. */
export function checkFolderSizes(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter(isSource)) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files, more than ${MOST_FILES}: make folders inside it`)
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(?:test|spec|d)\.tsx?$/.test(path)
