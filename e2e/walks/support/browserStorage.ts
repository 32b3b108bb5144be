import type { Page } from '@playwright/test'

/** Returns everything that the browser stores for the shop, as a reader of its storage would see it. */
export const keptHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const keptIn = async ({ name: called }: IDBDatabaseInfo): Promise<unknown> => {
      const database = await answer(indexedDB.open(called!))
      const stores = [...database.objectStoreNames]
      const kept = await Promise.all(stores.map(name => answer(database.transaction(name).objectStore(name).getAll())))
      database.close()
      return kept
    }
    const kept = await Promise.all((await indexedDB.databases()).map(keptIn))
    const seen = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return JSON.stringify([
      kept,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      seen.flat().map(({ url }) => url),
    ])
  })
