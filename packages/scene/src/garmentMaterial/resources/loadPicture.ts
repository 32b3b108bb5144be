/** Loads and decodes a picture, including SVG. Rejects if the address has none. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Without CORS a picture from the file store's host would taint the canvas.
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}
