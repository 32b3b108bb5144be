import { describe, expect, it } from 'vitest'
import type { DraftTools } from '../page.ts'
import { keptNames, ORIGIN, type Stage } from './stage.ts'

declare const tools: DraftTools

export function testFullBrowser(stage: Stage): void {
  describe('a browser that is full', () => {
    const MB = 1e6
    /** Has no effect once the page has written: the browser caches its available quota for a while. */
    const allow = async (quotaSize: number): Promise<void> => {
      const wire = await stage.page.context().newCDPSession(stage.page)
      await wire.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN, quotaSize })
    }
    const keepPicture = (bytes: number) =>
      stage.page.evaluate(async size => {
        const put = await tools.drafts.putImage({ blob: new Blob([new Uint8Array(size)]), widthPx: 9, heightPx: 9 })
        return put.ok ? 'kept' : put.reason
      }, bytes)
    const keepDraft = (name: string) =>
      stage.page.evaluate(async name => tools.drafts.saveDraft(tools.drafts.newDraft(name, tools.document, 1)), name)
    const cache = (bytes: number) =>
      stage.page.evaluate(async size => {
        for (const name of ['kitwright-seen', 'kitwright-build'])
          await (await caches.open(name)).put('/assets/model.glb', new Response(new Uint8Array(size / 2)))
      }, bytes)
    const cached = () => stage.page.evaluate(() => caches.keys())

    it('says so, and keeps what it had', async () => {
      await allow(2 * MB)
      expect(await keepDraft('Kit')).toMatchObject({ ok: true })
      expect(await keepPicture(4 * MB)).toBe('quota')
      expect(await keptNames(stage.page)).toEqual(['Kit'])
    })

    // The test's browser still counts writes that did not fit, so there must be space for both attempts.
    it('gives up what can be fetched again before it gives up a picture or a design, and nothing else', async () => {
      await allow(24 * MB)
      await cache(22 * MB)
      expect(await keepPicture(4 * MB)).toBe('kept')
      expect(await cached()).toEqual(['kitwright-build'])
      expect(await keepDraft('Kit')).toMatchObject({ ok: true })
    })
  })

  describe('a browser that has become full', () => {
    /** Leaves no free storage from now on. */
    const fillUp = () =>
      stage.page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })

    it('still reads every draft, and what a closing page left', async () => {
      const [kept, left] = await stage.page.evaluate(async () => {
        const [one, other] = [
          tools.drafts.newDraft('Kept', tools.document, 1),
          tools.drafts.newDraft('Left', tools.document, 2),
        ]
        await tools.drafts.saveDraft(one)
        tools.drafts.keepPending(other)
        return [one.id, other.id]
      })
      await fillUp()
      const seen = await stage.page.evaluate(
        async ids => ({
          each: await Promise.all(ids.map(async id => (await tools.drafts.loadDraft(id))?.name)),
          all: (await tools.drafts.listDrafts()).map(({ name }) => name),
          current: await tools.drafts.currentDraftId('soccer'),
        }),
        [kept, left],
      )
      expect(seen).toEqual({ each: ['Kept', 'Left'], all: ['Left', 'Kept'], current: left })
    })

    it('saves a design with a picture', async () => {
      const id = await stage.page.evaluate(async () => {
        const draft = await tools.draftWithPicture()
        await tools.drafts.saveDraft(draft)
        return draft.id
      })
      await fillUp()
      const saved = await stage.page.evaluate(
        async wanted => tools.drafts.ensureSaved(wanted, tools.createServer().client),
        id,
      )
      expect(saved).toMatchObject({ ok: true, revision: 1 })
    })
  })
}
