/**
 * Reads a file's bytes and reports progress, because a file in the cloud or on a slow card takes time. Throws the
 * signal's reason when aborted, and the file system's error when the file is gone.
 */
export async function readFile(file: Blob, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = []
  let done = 0
  const reader = file.stream().getReader()
  try {
    for (;;) {
      signal.throwIfAborted()
      const { value, done: isEnd } = await reader.read()
      if (isEnd) return new Blob(parts, { type: file.type })
      parts.push(value)
      done += value.length
      onProgress(done)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
