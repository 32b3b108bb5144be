import { pageRows } from '@kitwright/pages'

/** The pages for strangers and search engines, as the server renders them. */
export const PUBLIC = pageRows.flatMap(([, { path, ssr }]) => (ssr ? [path] : []))

/** Returns the name of a page in the rows of the benches. */
export const pageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
