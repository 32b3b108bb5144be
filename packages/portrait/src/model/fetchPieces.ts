import { type PieceMesh, readPieces } from './pieceMesh.ts'

/** Fetches the pieces of a GLB from the atelier. Rejects when it cannot be loaded or is damaged. */
export async function fetchPieces(url: string): Promise<PieceMesh[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return readPieces(new Uint8Array(await answer.arrayBuffer()))
}
