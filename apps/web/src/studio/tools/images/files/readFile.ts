/**
 * A file's bytes, told of as they come: a file in the cloud or on a slow card takes its time. Throws the signal's reason when stopped, and
 * what the file system throws when the file has gone.
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
