export { designableTypes, findPage, isOffered, listedPaths, menuOf, PAGES, pageRows } from './pages.ts'
export type { FoundPage, MenuLink, PageName } from './pages.ts'
export type { Hydration, PageAnswer, PageCall, PageRenderer, RenderedPage, RenderRequest } from './renderTypes.ts'
export type { MenuEntry, Offer, Page, ServerRendering } from './types.ts'
