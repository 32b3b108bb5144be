export type PngWorkerReply = Blob | null

/** Returns the given picture as PNG; null if this browser cannot encode it. */
async function pack(picture: ImageBitmap): Promise<PngWorkerReply> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('bitmaprenderer')
  if (!pen) return null
  pen.transferFromImageBitmap(picture)
  return canvas.convertToBlob({ type: 'image/png' })
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  void pack(data).then(
    blob => postMessage(blob satisfies PngWorkerReply),
    (cause: unknown) => {
      console.error('the picture could not be packed', cause)
      postMessage(null satisfies PngWorkerReply)
    },
  )
})
