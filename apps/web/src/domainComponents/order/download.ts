/** Saves a file through the browser's download. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; an unrevoked URL would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
