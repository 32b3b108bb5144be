import { useEffect, useState } from 'react'

/** Returns an object URL for a blob while it is shown. The previous one stays until the next is ready. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => setUrl(blob ? URL.createObjectURL(blob) : null), [blob])
  // Revoked only once the next one is shown, because the browser may still be about to read it.
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url])
  return url
}
