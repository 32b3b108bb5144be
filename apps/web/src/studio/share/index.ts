export { RevisionsRoot, useRevisions } from './revisions/RevisionsRoot.tsx'
export { ShareRoot, useShare } from './ShareRoot.tsx'
export { useUnread } from './useUnread.ts'
