import type { Pixels } from '@kitwright/artwork/pixels'
import { keepImage, type ChosenImage } from '../../../../../drafts/index.ts'
import { encodeLossless, encodeLossy } from '../../files/encodeLossless.ts'
import type { PixelRunner } from '../pixels/createPixelRunner.ts'
import type { Edit } from '../pixels/edit.ts'
import { inkSvg } from './inkSvg.ts'
import type { EditResult } from '../pixels/messages.ts'
import type { OpenedPicture } from './openPicture.ts'
import { isAllShapes, swapSvg } from './swapSvg.ts'

const SVG = 'image/svg+xml'

/** Returns whether an edit keeps the picture a vector, because only colours were changed. */
export const staysVector = ({ svg }: Pick<OpenedPicture, 'svg'>, { steps, trace }: Edit): boolean =>
  svg !== null &&
  trace === null &&
  steps.length > 0 &&
  steps.every(({ kind }) => kind === 'recolour' || (kind === 'swap' && isAllShapes(svg)))

/** Returns the SVG with its colours changed step by step. */
export const recolouredSvg = (svg: string, { steps }: Pick<Edit, 'steps'>): string =>
  steps.reduce((text, step) => {
    if (step.kind === 'recolour') return inkSvg(text, step.colour)
    return step.kind === 'swap' ? swapSvg(text, step) : text
  }, svg)

/** Asks whether an image may lose detail because its lossless file (`bytes`) exceeds the upload limit. */
export type AskToLose = (bytes: number) => Promise<boolean>

function canvasOf({ data, width, height }: Pixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0)
  return canvas
}

/** Encodes the pixels, losslessly unless the customer agrees otherwise. Returns 'declined' on refusal. */
async function encode(pixels: Pixels, askToLose: AskToLose): Promise<Blob | 'declined'> {
  const canvas = canvasOf(pixels)
  const { blob, bytes } = await encodeLossless(canvas)
  if (blob) return blob
  if (!(await askToLose(bytes))) return 'declined'
  const lossy = await encodeLossy(canvas)
  if (!lossy) throw new Error('the picture could not be encoded')
  return lossy
}

const blobOf = async (result: EditResult, askToLose: AskToLose): Promise<Blob | 'declined'> =>
  result.kind === 'svg' ? new Blob([result.text], { type: SVG }) : encode(result.pixels, askToLose)

interface FinishedEdit {
  readonly opened: OpenedPicture
  readonly edit: Edit
  readonly runner: PixelRunner
  readonly askToLose: AskToLose
  /** Aborts the save; nothing is stored then. */
  readonly signal?: AbortSignal
}

/**
 * Renders the edited image at full size and stores it in this browser like an upload. Returns null on failure, and 'declined' if the
 * lossless file is too large and the customer refuses a lossy one.
 */
export async function saveEdit(
  { opened, edit, runner, askToLose, signal }: FinishedEdit,
  onProgress: (share: number) => void,
): Promise<ChosenImage | 'declined' | null> {
  try {
    if (staysVector(opened, edit)) {
      const text = recolouredSvg(opened.svg ?? '', edit)
      return await keepImage(new Blob([text], { type: SVG }))
    }
    const result = await runner.render(edit, opened.pixels, onProgress, signal)
    if (signal?.aborted || !result) return null
    const blob = await blobOf(result, askToLose)
    if (signal?.aborted) return null
    return blob === 'declined' ? blob : await keepImage(blob)
  } catch (cause) {
    console.error('the edited picture could not be kept', cause)
    return null
  }
}
