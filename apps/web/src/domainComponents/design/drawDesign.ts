import type { DesignDocument } from '@kitwright/design'
import type { DesignRendering } from './renderDesign.ts'

/** Renders the worn design in this page; see `renderDesign`, whose code loads with the first picture. */
export const drawDesign = async (design: DesignDocument, rendering: DesignRendering): Promise<Blob | null> =>
  (await import('./drawnPictures.ts')).renderDesign(design, rendering)
