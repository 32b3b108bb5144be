import { pageRows } from '@kitwright/pages'

/** The garment whose pages stand for those of all. */
const GARMENT = 'soccer'
/** A page that a shop made itself; the demo shops have none. */
const OWN_PAGE = '/pages/$slug'

/** The pages for strangers and search engines, as the server renders them. */
export const PUBLIC = pageRows.flatMap(([, { path, ssr }]) =>
  ssr && path !== OWN_PAGE ? [path.replace('$slug', GARMENT)] : [],
)

/** Returns the name of a page in the rows of the benches. */
export const pageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
