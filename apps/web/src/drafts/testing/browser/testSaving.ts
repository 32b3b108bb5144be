import { describe, expect, it } from 'vitest'
import type { DraftTools } from '../page.ts'
import type { Stage } from './stage.ts'

declare const tools: DraftTools

export function testSaving(stage: Stage): void {
  describe('saving a draft to the server', () => {
    it('uploads a picture once, replaces it by the file, and sends nothing when nothing changed', async () => {
      const saved = await stage.page.evaluate(async () => {
        const { saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = await tools.draftWithPicture()
        await saveDraft(draft)
        const first = await ensureSaved(draft.id, server.client)
        const again = await ensureSaved(draft.id, server.client)
        await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Renamed' })
        const changed = await ensureSaved(draft.id, server.client)
        const asset = server.designs.get(draft.id)?.document.layers[0]?.asset
        return { first, again, changed, calls: server.calls, asset, id: draft.id }
      })
      expect(saved.first).toMatchObject({ ok: true, designId: saved.id, revision: 1, server: { serverEtag: '"1"' } })
      expect(saved.again).toEqual(saved.first)
      expect(saved.changed).toMatchObject({ ok: true, revision: 2, server: { serverEtag: '"2"' } })
      expect(saved.calls).toEqual(['POST /api/files', 'POST /api/designs', 'PUT /api/designs/{id}'])
      expect(saved.asset).toMatchObject({ source: 'file', widthPx: 300, heightPx: 200 })
    })

    it('takes over the pictures of a shared design when its copy is saved, once', async () => {
      const saved = await stage.page.evaluate(async () => {
        const { newId, saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = await tools.draftWithPicture()
        const theirs = newId()
        server.foreign.add(theirs)
        const layers = draft.document.layers.map(layer =>
          layer.kind === 'image' ? { ...layer, asset: { ...layer.asset, source: 'file' as const, id: theirs } } : layer,
        )
        await saveDraft({ ...draft, document: { ...draft.document, layers } })
        const first = await ensureSaved(draft.id, server.client)
        await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Renamed' })
        const again = await ensureSaved(draft.id, server.client)
        const asset = server.designs.get(draft.id)?.document.layers[0]?.asset as { id: string }
        return { ok: [first.ok, again.ok], isTheirs: asset.id === theirs, calls: server.calls }
      })
      expect(saved.ok).toEqual([true, true])
      expect(saved.isTheirs).toBe(false)
      expect(saved.calls).toEqual([
        'POST /api/designs',
        'GET /api/files/{id}',
        'POST /api/files',
        'POST /api/designs',
        'PUT /api/designs/{id}',
      ])
    })

    it('tells of a newer revision, and then keeps mine or takes theirs', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, overwriteServerRevision, replaceWithServerRevision, loadDraft } =
          tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Mine', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client)
        const theirs = { ...server.designs.get(draft.id)!, name: 'Theirs', revision: 5 }
        server.designs.set(draft.id, theirs)
        await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Mine, later' })
        const stale = await ensureSaved(draft.id, server.client)
        const kept = await overwriteServerRevision(draft.id, server.client)
        const onServer = server.designs.get(draft.id)!.name
        server.designs.set(draft.id, { ...theirs, revision: 9 })
        const taken = await replaceWithServerRevision(draft.id, server.client)
        return { stale, kept, onServer, taken: taken.ok && [taken.draft.name, taken.draft.savedRevision] }
      })
      expect(outcome.stale).toMatchObject({ ok: false, error: { id: 'stale-version' } })
      expect(outcome.kept).toMatchObject({ ok: true, revision: 6 })
      expect(outcome.onServer).toBe('Mine, later')
      expect(outcome.taken).toEqual(['Theirs', 9])
    })

    it('keeps both: theirs as it is, mine as a design of its own', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, saveAsNewDesign, loadDraft, currentDraftId } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Mine', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client)
        server.designs.set(draft.id, { ...server.designs.get(draft.id)!, name: 'Theirs', revision: 5 })
        const both = await saveAsNewDesign(
          { ...(await loadDraft(draft.id))!, name: 'Mine, later' },
          'Mine (copy)',
          server.client,
        )
        if (!both.ok) throw new Error(both.error)
        const saved = await ensureSaved(both.draft.id, server.client)
        const names = [...server.designs.values()].map(({ name }) => name)
        const current = (await currentDraftId('soccer')) === both.draft.id
        return { saved: saved.ok, names, kept: (await loadDraft(draft.id))?.name, current }
      })
      expect(outcome).toEqual({ saved: true, names: ['Theirs', 'Mine (copy)'], kept: 'Theirs', current: true })
    })

    it('sends what stands open where the browser kept only what was before', async () => {
      const names = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Kept', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client, { ...draft, name: 'Never kept' })
        return [...server.designs.values()].map(({ name }) => name)
      })
      expect(names).toEqual(['Never kept'])
    })

    it('becomes a new design when the server no longer has it', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client)
        server.designs.clear()
        await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Kit again' })
        const result = await ensureSaved(draft.id, server.client)
        return {
          result,
          id: draft.id,
          kept: (await loadDraft(draft.id))?.designId,
          designs: [...server.designs.keys()],
        }
      })
      expect(outcome.result.ok && outcome.result.designId).not.toBe(outcome.id)
      expect(outcome.designs).toEqual([outcome.kept])
    })
  })
}
