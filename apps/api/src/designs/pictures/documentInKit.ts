import { designInKit, type KitRole } from '@kitwright/design'
import type { DocumentToDraw } from './pictureStore.ts'
import { documentToKeep, readStored } from '../storage/readDocument.ts'

/** Returns the document to draw of a design: itself, or one of its kits, which is stored as a picture of its own. */
export function documentInKit(
  found: DocumentToDraw,
  role: KitRole | undefined,
): { document: unknown; documentHash: string } {
  if (role === undefined) return { document: found.document, documentHash: found.document_hash }
  const home = readStored(found.document)
  const document = designInKit(home, role)
  return { document, documentHash: document === home ? found.document_hash : documentToKeep(document).hash }
}
