import { create } from 'zustand'

/** Files from the clipboard that wait for the upload tab to open. */
export const usePastedFiles = create<{ readonly files: readonly File[] }>()(() => ({ files: [] }))

export const pasteFiles = (files: readonly File[]): void =>
  usePastedFiles.setState(waiting => ({ files: [...waiting.files, ...files] }))

/** Returns the waiting files once. */
export function takePastedFiles(): readonly File[] {
  const { files } = usePastedFiles.getState()
  usePastedFiles.setState({ files: [] })
  return files
}

/** The names that browsers give to a picture without a file of its own. */
const CLIPBOARD_PICTURE = 'image.png'
const CLIPBOARD_DRAWING = 'image.svg'

/** Drawing programs copy a vector as SVG, or as the text of one. */
function drawingOf(data: Pick<DataTransfer, 'getData'>): readonly File[] {
  const svg = data.getData('image/svg+xml') || data.getData('text/plain')
  const start = svg.trimStart().slice(0, 1_000)
  const isSvg = start.startsWith('<svg') || (/^<[?!]/.test(start) && start.includes('<svg'))
  return isSvg ? [new File([svg], CLIPBOARD_DRAWING, { type: 'image/svg+xml' })] : []
}

/**
 * Returns the files of a paste. Spreadsheets put a picture of the copied cells beside their text: there the text is
 * meant. A file manager puts the file's name beside the file: there the file is meant. A vector goes before a picture
 * of it.
 */
export function filesOfPaste(
  data: { readonly files: Iterable<File> } & Pick<DataTransfer, 'getData'>,
): readonly File[] {
  const files = [...data.files]
  if (files.some(({ name }) => name !== CLIPBOARD_PICTURE)) return files
  const drawing = drawingOf(data)
  if (drawing.length > 0) return drawing
  return data.getData('text/plain').trim() === '' ? files : []
}
