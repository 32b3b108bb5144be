/** Whether a path, with forward slashes, is a test or a helper of tests, which may import what modules may not. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\.ts$|\/testing\//.test(path)
