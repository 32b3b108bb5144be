/**
 * The longest side, px. A sewing fault is visible at this size, and a phone on the shop floor can send twenty such
 * photos.
 */
const MOST_PX = 2400
/** A photograph up to this size is sent unchanged. */
const MOST_BYTES = 1.5e6
const QUALITY = 0.85

async function readPicture(file: File): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

const isKnown = ({ type }: File): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(type)
const isHeic = ({ name, type }: File): boolean => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)

/**
 * Shrinks a photograph to a sufficient size, upright and without camera metadata such as the place. Every format that
 * this browser can decode is sent as JPEG, including the iPhone's. Returns null for an iPhone photograph that it cannot
 * decode. A file that is no picture stays unchanged and the server refuses it.
 */
export async function smallPhoto(file: File): Promise<File | null> {
  const picture = await readPicture(file)
  if (!picture) return isHeic(file) ? null : file
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, MOST_PX / Math.max(width, height))
  if (scale === 1 && file.size <= MOST_BYTES && isKnown(file)) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : file
}
