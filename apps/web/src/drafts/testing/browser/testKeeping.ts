import { describe, expect, it } from 'vitest'
import type { DraftTools } from '../page.ts'
import { keptNames, ready, type Stage } from './stage.ts'

declare const tools: DraftTools

export function testKeeping(stage: Stage): void {
  describe('drafts in a browser', () => {
    it('are there again after a reload, last change first, and gone once deleted', async () => {
      const ids = await stage.page.evaluate(async () => {
        const first = tools.drafts.newDraft('First', tools.document, 1)
        const second = tools.drafts.newDraft('Second', tools.document, 2)
        await tools.drafts.saveDraft(first)
        await tools.drafts.saveDraft(second)
        return [first.id, second.id, Object.keys(tools.document.parts).length] as const
      })
      await stage.page.reload()
      await ready(stage.page)
      const seen = await stage.page.evaluate(async ([, id]) => {
        const { listDrafts, currentDraftId, loadDraft, deleteDraft } = tools.drafts
        const names = (await listDrafts()).map(draft => draft.name)
        const current = await currentDraftId('soccer')
        const parts = Object.keys((await loadDraft(id))?.document.parts ?? {}).length
        await deleteDraft(id)
        return { names, current, parts, left: (await listDrafts()).length, after: await currentDraftId('soccer') }
      }, ids)
      expect(seen).toEqual({ names: ['Second', 'First'], current: ids[1], parts: ids[2], left: 1, after: null })
    })

    it('are done with once ordered: the studio begins that garment anew, and the design stays', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, currentDraftId, leaveDraft, listDrafts } = tools.drafts
        const ordered = newDraft('Ordered', tools.document, 1)
        await saveDraft(ordered)
        const before = (await currentDraftId('soccer')) === ordered.id
        await leaveDraft('another')
        const still = (await currentDraftId('soccer')) === ordered.id
        await leaveDraft(ordered.id)
        return { before, still, after: await currentDraftId('soccer'), kept: (await listDrafts()).map(d => d.name) }
      })
      expect(seen).toEqual({ before: true, still: true, after: null, kept: ['Ordered'] })
    })

    it('keep what a closing page left behind, unless something newer is there', async () => {
      const id = await stage.page.evaluate(async () => {
        const draft = tools.drafts.newDraft('Old', tools.document, 1)
        await tools.drafts.saveDraft(draft)
        tools.drafts.keepPending({ ...draft, name: 'Typed while closing', updatedAt: 2 })
        return draft.id
      })
      await stage.page.reload()
      await ready(stage.page)
      expect(await stage.page.evaluate(async wanted => (await tools.drafts.loadDraft(wanted))?.name, id)).toBe(
        'Typed while closing',
      )
      const stale = await stage.page.evaluate(async wanted => {
        const draft = (await tools.drafts.loadDraft(wanted))!
        const again = { ...draft, name: 'Kept', updatedAt: 3 }
        await tools.drafts.saveDraft(again)
        tools.drafts.keepPending({ ...again, name: 'Older', updatedAt: 2 })
        return (await tools.drafts.loadDraft(wanted))?.name
      }, id)
      expect(stale).toBe('Kept')
    })

    it('keep what a closing page left also where the clock has been set back meanwhile', async () => {
      const id = await stage.page.evaluate(async () => {
        const draft = tools.drafts.newDraft('Kept at noon', tools.document, 12)
        const kept = await tools.drafts.saveDraft(draft)
        if (!kept.ok) throw new Error(kept.reason)
        const { version } = kept
        tools.drafts.keepPending({ ...draft, version, name: 'Typed at eleven', updatedAt: 11 })
        return draft.id
      })
      await stage.page.reload()
      await ready(stage.page)
      expect(await stage.page.evaluate(async wanted => (await tools.drafts.loadDraft(wanted))?.name, id)).toBe(
        'Typed at eleven',
      )
    })

    it('are opened again also when their first change was the last of their page', async () => {
      const id = await stage.page.evaluate(() => {
        const draft = tools.drafts.newDraft('First word', tools.document, 1)
        tools.drafts.keepPending(draft)
        return draft.id
      })
      await stage.page.reload()
      await ready(stage.page)
      expect(await stage.page.evaluate(() => tools.drafts.currentDraftId('soccer'))).toBe(id)
    })

    it('are not opened when their document does not read', async () => {
      const opened = await stage.page.evaluate(async () => {
        const draft = tools.drafts.newDraft('Broken', { ...tools.document, garment: 'cape' }, 1)
        await tools.drafts.saveDraft(draft)
        return { one: await tools.drafts.loadDraft(draft.id), all: await tools.drafts.listDrafts() }
      })
      expect(opened).toEqual({ one: null, all: [] })
    })

    it('of a newer page are not read, not written over, and known for what they are', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { drafts, document, createServer } = tools
        const { client } = createServer()
        const draft = drafts.newDraft('Kit', document, 1)
        await drafts.saveDraft(draft)
        await drafts.ensureSaved(draft.id, client)
        const migrations = [...document.migrations, '9999-from-next-year']
        await drafts.saveDraft({ ...draft, name: 'Of tomorrow', document: { ...document, migrations } })
        const opened = await drafts.openDesign(draft.id, client)
        return [
          await drafts.isTooNew(draft.id),
          await drafts.isTooNew('nobody'),
          await drafts.loadDraft(draft.id),
          opened,
        ]
      })
      expect(seen).toEqual([true, false, null, { ok: false, error: 'unreadable' }])
      expect(await keptNames(stage.page)).toEqual(['Of tomorrow'])
    })
  })
}
