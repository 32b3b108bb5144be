export { designableTypes, findPage, isOffered, listedPaths, menuOf, ownPagePath, PAGES, pageRows } from './pages.ts'
export type { FoundPage, MenuLink, PageName } from './pages.ts'
export type { Hydration, PageAnswer, PageCall, PageRenderer, RenderedPage, RenderRequest } from './renderTypes.ts'
export type { MenuEntry, Offer, Page, ServerRendering } from './types.ts'
export { isThemeName, THEMES, type ThemeName } from './themes.ts'
export { contentSlugOf } from './contentSlugOf.ts'
export {
  BLOCK_PX,
  DESIGNS_SHOWN,
  GALLERY_DESIGNS,
  galleryDesignAt,
  OPENING_COLOURS,
  OPENING_PX,
} from './blockPictures.ts'
export { tileColour, type TileColour } from './tileColours.ts'
