import { fetchPieces } from '@kitwright/portrait'
import { addTangents, type PieceMesh } from '../pieceMesh.ts'

const parsed = new Map<string, Promise<readonly PieceMesh[]>>()

async function fetchModel(url: string): Promise<readonly PieceMesh[]> {
  return (await fetchPieces(url)).map(addTangents)
}

/** Two models at two levels, as of a kit: browsing garments must not fill the memory. */
const MAX_KEPT = 4

function keep(url: string, loading: Promise<readonly PieceMesh[]>): Promise<readonly PieceMesh[]> {
  parsed.delete(url)
  parsed.set(url, loading)
  for (const oldest of parsed.keys()) if (parsed.size > MAX_KEPT) parsed.delete(oldest)
  return loading
}

/** Loads the meshes of a GLB and caches the most recent ones. Rejects if loading fails. */
export function loadModel(url: string): Promise<readonly PieceMesh[]> {
  const known = parsed.get(url)
  if (known) return keep(url, known)
  const loading = keep(url, fetchModel(url))
  // A failed load is not cached, so that the next show() tries again.
  loading.catch(() => parsed.delete(url))
  return loading
}
