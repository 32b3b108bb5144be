import { countHoles, isBoxed } from '@kitwright/artwork/pixels'
import type { AssetRef, ImageLayer } from '@kitwright/design'
import type { ChosenImage } from '../../../../../drafts/index.ts'
import { createPixelRunner } from '../pixels/createPixelRunner.ts'
import { loadPreviewPixels, openPicture } from './openPicture.ts'
import { saveEdit, type AskToLose } from './saveEdit.ts'
import { START_BACKGROUND } from '../pixels/startBackground.ts'

const looked = new Map<string, Promise<boolean>>()

async function look(asset: AssetRef): Promise<boolean> {
  const glance = await loadPreviewPixels(asset)
  return glance !== null && isBoxed(glance)
}

/**
 * Returns whether a picture has a plain box around it. The result is cached; a picture that does not open counts as
 * having none.
 */
export async function isInBox(asset: AssetRef): Promise<boolean> {
  const known = looked.get(asset.id) ?? look(asset).catch(() => false)
  looked.set(asset.id, known)
  return known
}

/** How much of the box's colour inside a picture is removed with the box: a number of places, or all of it. */
export type InnerRemoval = { readonly holes: number } | { readonly isEverywhere: true }

interface UnboxResult {
  readonly kept: ChosenImage | 'declined' | null
  /** Number of places inside the picture that had the box's colour. */
  readonly holes: number
}

/** Stores a copy of the picture without its box. Returns null if that fails. */
export async function takeOutOfBox(
  layer: ImageLayer,
  inside: InnerRemoval,
  askToLose: AskToLose,
): Promise<UnboxResult | null> {
  try {
    const opened = await openPicture(layer)
    const runner = createPixelRunner(opened.preview, layer)
    const edit = { steps: [{ ...START_BACKGROUND, ...inside }], trace: null }
    const kept = await saveEdit({ opened, edit, runner, askToLose }, () => undefined).finally(() => runner.close())
    return { kept, holes: countHoles(opened.preview) }
  } catch (cause) {
    console.warn('the picture did not open', cause)
    return null
  }
}
