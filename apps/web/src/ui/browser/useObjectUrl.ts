import { useEffect, useState } from 'react'

/** An address of what stands in memory, for as long as it is shown; the one before until the next is there. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => setUrl(blob ? URL.createObjectURL(blob) : null), [blob])
  // Goes only once the next one is shown: the browser may still be about to read it.
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url])
  return url
}
