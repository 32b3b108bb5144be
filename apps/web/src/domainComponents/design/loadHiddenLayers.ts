import type { HiddenLayer } from './hiddenLayers.ts'

/** Lists the layers that can hardly be seen; see `hiddenLayers`, whose code loads with the first call. */
export const loadHiddenLayers = async (document: unknown): Promise<readonly HiddenLayer[]> =>
  (await import('./hiddenLayers.ts')).hiddenLayers(document)
