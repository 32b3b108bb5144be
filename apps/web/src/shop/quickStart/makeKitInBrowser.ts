import { cachedLayerSize } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { makeKit, type KitOptions } from './makeKit.ts'

/** Makes a kit with text measured in this browser. */
export const makeKitInBrowser = async (options: KitOptions): Promise<DesignDocument | null> =>
  makeKit(options, cachedLayerSize)
