import { UPLOAD_LIMITS } from '@kitwright/contract'
import type { Pixels } from '@kitwright/artwork/pixels'
import { keepImage, type ChosenImage } from '../../../../drafts/index.ts'
import type { PixelRunner } from './createPixelRunner.ts'
import type { Edit } from './edit.ts'
import { inkSvg } from './inkSvg.ts'
import type { EditResult } from './messages.ts'
import type { OpenedPicture } from './openPicture.ts'
import { isAllShapes, swapSvg } from './swapSvg.ts'

const SVG = 'image/svg+xml'

/** A picture of which only colours were changed stays the vector that it was. */
export const staysVector = ({ svg }: Pick<OpenedPicture, 'svg'>, { steps, trace }: Edit): boolean =>
  svg !== null &&
  trace === null &&
  steps.length > 0 &&
  steps.every(({ kind }) => kind === 'recolour' || (kind === 'swap' && isAllShapes(svg)))

/** The drawing with its colours changed, step by step. */
export const recolouredSvg = (svg: string, { steps }: Pick<Edit, 'steps'>): string =>
  steps.reduce((text, step) => {
    if (step.kind === 'recolour') return inkSvg(text, step.colour)
    return step.kind === 'swap' ? swapSvg(text, step) : text
  }, svg)

async function encode({ data, width, height }: Pixels): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0)
  const toBlob = async (mime: string, quality?: number): Promise<Blob | null> =>
    new Promise(done => canvas.toBlob(done, mime, quality))
  const png = await toBlob('image/png')
  // A large photo's PNG is more than the server takes; without the loss of a few percent it would not be kept at all.
  const blob = png && png.size <= UPLOAD_LIMITS.bytes ? png : await toBlob('image/webp', 0.95)
  if (!blob) throw new Error('the picture could not be encoded')
  return blob
}

const blobOf = async (result: EditResult): Promise<Blob> =>
  result.kind === 'svg' ? new Blob([result.text], { type: SVG }) : encode(result.pixels)

interface Finished {
  readonly opened: OpenedPicture
  readonly edit: Edit
  readonly runner: PixelRunner
  /** Gives it up: nothing is kept then. */
  readonly signal?: AbortSignal
}

/** The edited picture at its full size, kept in this browser like an upload; null when it could not be made. */
export async function saveEdit(
  { opened, edit, runner, signal }: Finished,
  onProgress: (share: number) => void,
): Promise<ChosenImage | null> {
  try {
    if (staysVector(opened, edit)) {
      const text = recolouredSvg(opened.svg ?? '', edit)
      return await keepImage(new Blob([text], { type: SVG }))
    }
    const result = await runner.render(edit, opened.pixels, onProgress, signal)
    return signal?.aborted ? null : result && (await keepImage(await blobOf(result)))
  } catch (cause) {
    console.error('the edited picture could not be kept', cause)
    return null
  }
}
