// The content of a page whose text belongs to the tenant. An entry of its own, because no other page needs it.
export { BLOCK_KINDS, CONTENT_LIMITS } from './contentLimits.ts'
export type {
  Block,
  BlockKind,
  OwnPassages,
  OwnPicture,
  OwnText,
  PageContent,
  Passage,
  ShownBlock,
  ShownContent,
  Span,
} from './contentTypes.ts'
export { loadDefaultContent } from './defaultContent.ts'
export { holdsMarkup } from './holdsMarkup.ts'
export { faultOfLink, ownSlugOf } from './links.ts'
export { countMissing } from './missingTexts.ts'
export { showContent } from './showContent.ts'
export { contentPages, faultOfSlug, isContentPage } from './slugs.ts'
export { readTyped, writeTyped } from './typedText.ts'
