import type { FileStore } from '../stores/fileStore.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const DRAWN = /^[^/]+\/pictures\//

/** Removes everything of a tenant, or what was drawn for it, which is drawn again when it is asked for. */
export async function removeTenantFiles(
  store: FileStore,
  { tenantId, isDrawnOnly = false }: { readonly tenantId: string; readonly isDrawnOnly?: boolean },
): Promise<void> {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant)) throw new TypeError('A tenant is named by its uuid')
  for await (const { key } of store.list(isDrawnOnly ? `${tenant}/pictures/` : `${tenant}/`)) await store.remove(key)
}

/** Removes drawn pictures that were written before then; whoever asks for one has it drawn again. Answers how many. */
export async function removeOldPictures(store: FileStore, before: Date): Promise<number> {
  let removed = 0
  for await (const { key, writtenAt } of store.list()) {
    if (!DRAWN.test(key) || writtenAt >= before) continue
    await store.remove(key)
    removed += 1
  }
  return removed
}
