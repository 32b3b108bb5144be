// The studio's pages. Each page of the shop loads `lazyPages`; the long list of the studio's files comes with these.
export const loadStudioPage = async () => import('./shell/StudioPage.tsx')
export const loadPreviewPage = async () => import('./share/preview/PreviewPage.tsx')
