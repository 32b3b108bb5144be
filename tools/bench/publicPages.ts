import { pageRows } from '@kitwright/pages'

/** What strangers and search engines see, as the server renders it. */
export const PUBLIC = pageRows.flatMap(([, { path, ssr }]) => (ssr ? [path] : []))

/** A page as the benches' rows call it. */
export const pageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
