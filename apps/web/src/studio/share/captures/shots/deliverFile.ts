/** Passes a file to the browser's downloads. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has a separate reference to the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Returns whether the device has a native share sheet for such a file. */
export const canSend = (file: File): boolean =>
  matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare({ files: [file] })

/** Opens the native share sheet. Closing it is no failure. */
export async function send(file: File, title: string): Promise<void> {
  await navigator.share({ files: [file], title }).catch(() => undefined)
}
