/** Decodes a picture, SVG included. Rejects when the address gives none. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Without it a picture from the file store's host would taint the canvas.
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}
