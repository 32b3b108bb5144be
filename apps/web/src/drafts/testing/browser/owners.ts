import { describe, expect, it } from 'vitest'
import type { DraftTools } from '../page.ts'
import type { Stage } from './stage.ts'

declare const tools: DraftTools

export function testOwners(stage: Stage): void {
  describe('a device that several people use', () => {
    it('keeps what one waits to have saved as it is, and saves a copy for another', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, claimDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = { ...newDraft('Kit', tools.document), owner: 'dara', isQueued: true, serverEtag: '"7"' }
        await saveDraft(draft)
        const copy = await claimDraft(draft, 'sophea')
        const saved = await ensureSaved(copy.id, server.client, copy)
        const theirs = (await loadDraft(draft.id))!
        return {
          isCopy: copy.id !== draft.id,
          same: [(await claimDraft(draft, 'dara')).id === draft.id, (await claimDraft(copy, 'sophea')).id === copy.id],
          saved: saved.ok && saved.server.owner,
          calls: server.calls,
          theirs: [theirs.owner, theirs.isQueued, theirs.serverEtag, theirs.designId],
        }
      })
      expect(seen).toEqual({
        isCopy: true,
        same: [true, true],
        saved: 'sophea',
        calls: ['POST /api/designs'],
        theirs: ['dara', true, '"7"', undefined],
      })
    })

    it('opens what waits for one as a copy for another, also by its address', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, openDesign } = tools.drafts
        const { client } = tools.createServer()
        const draft = { ...newDraft('Kit', tools.document), owner: 'dara', isQueued: true, serverEtag: '"7"' }
        await saveDraft(draft)
        const own = await openDesign(draft.id, client, 'dara')
        const other = await openDesign(draft.id, client, 'sophea')
        if (!own.ok || !other.ok) throw new Error('not opened')
        const { owner, isQueued, serverEtag } = other.draft
        return [own.draft.id === draft.id, other.draft.id === draft.id, owner, isQueued, serverEtag]
      })
      expect(seen).toEqual([true, false, undefined, undefined, undefined])
    })

    it('gives what was never saved to the first who saves it', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, claimDraft, loadDraft } = tools.drafts
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        return [(await claimDraft(draft, 'dara')).id === draft.id, (await loadDraft(draft.id))?.owner]
      })
      expect(seen).toEqual([true, 'dara'])
    })
  })
}
