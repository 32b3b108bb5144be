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
        tools.drafts.provideAccount(() => 'dara')
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

    it('shows what is kept for one to nobody else, by no way in, and has it for its owner again', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { provideAccount, currentDraftId, keepDraft, listDrafts, loadDraft, newDraft, openDesign } = tools.drafts
        const { client } = tools.createServer()
        provideAccount(() => 'dara')
        // A never saved draft without an owner belongs to the session's account.
        const draft = newDraft('Kit', tools.document)
        await keepDraft(draft)
        const look = async (who: string | null) => {
          provideAccount(() => who)
          const opened = await openDesign(draft.id, client)
          const names = (await listDrafts()).map(({ name }) => name)
          const isCurrent = (await currentDraftId('soccer')) === draft.id
          return [(await loadDraft(draft.id)) !== null, opened.ok, names, isCurrent]
        }
        return [await look(null), await look('sophea'), await look('dara')]
      })
      const nothing = [false, false, [], false]
      expect(seen).toEqual([nothing, nothing, [true, true, ['Kit'], true]])
    })

    it('gives a guest’s drafts to who signs in, and to nobody after', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { provideAccount, claimGuestDrafts, keepDraft, listDrafts, newDraft } = tools.drafts
        await keepDraft(newDraft('Kit', tools.document))
        const asGuest = (await listDrafts()).length
        provideAccount(() => 'dara')
        await claimGuestDrafts('dara')
        const asDara = (await listDrafts()).map(({ owner }) => owner)
        provideAccount(() => null)
        return [asGuest, asDara, (await listDrafts()).length]
      })
      expect(seen).toEqual([1, ['dara'], 0])
    })

    it('gives them, too, what a guest’s closed page left, and what was typed at checkout', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { provideAccount, claimGuestDrafts, keepPending, listDrafts, newDraft } = tools.drafts
        provideAccount(() => null)
        keepPending(newDraft('Kit', tools.document))
        localStorage.setItem('kitwright.checkout.kit', JSON.stringify({ form: { phone: '012' } }))
        localStorage.setItem('kitwright.checkout.theirs', JSON.stringify({ form: {}, owner: 'sophea' }))
        localStorage.setItem('kitwright.checkout.torn', '{"form":')
        provideAccount(() => 'dara')
        await claimGuestDrafts('dara')
        const names = (await listDrafts()).map(({ name, owner }) => [name, owner])
        provideAccount(() => null)
        const owners = ['kit', 'theirs'].map(
          key => JSON.parse(localStorage.getItem(`kitwright.checkout.${key}`)!).owner,
        )
        return [names, (await listDrafts()).length, owners]
      })
      expect(seen).toEqual([[['Kit', 'dara']], 0, ['dara', 'sophea']])
    })

    it('gives what was never saved to the first who saves it', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, claimDraft, loadDraft } = tools.drafts
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        return [
          (await claimDraft(draft, 'dara')).id === draft.id,
          (tools.drafts.provideAccount(() => 'dara'), await loadDraft(draft.id))?.owner,
        ]
      })
      expect(seen).toEqual([true, 'dara'])
    })
  })
}
