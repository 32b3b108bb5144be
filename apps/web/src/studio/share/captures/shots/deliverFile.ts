/** Gives a file to the browser's downloads. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Whether the device has a sheet of its own to send such a file with. */
export const canSend = (file: File): boolean =>
  matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare({ files: [file] })

/** Opens that sheet. Putting it away again is no failure. */
export async function send(file: File, title: string): Promise<void> {
  await navigator.share({ files: [file], title }).catch(() => undefined)
}
